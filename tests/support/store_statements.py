"""Cypher that people and questions write, with parameters: every store must answer each alike."""

STATEMENTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("MATCH (n:Touchline) RETURN n ORDER BY n.key", {}),
    ("MATCH (a:Touchline)-[r]->(b:Touchline) RETURN a.key AS a, r, b.key AS b ORDER BY r.key", {}),
    (
        (
            "MATCH (a:Touchline)-[r]-(b:Touchline) RETURN a.key AS a, type(r) AS t, startNode(r).key = a.key "
            "AS out, b.key AS b ORDER BY a, b, out, r.key"
        ),
        {},
    ),
    ("MATCH (n:Person) RETURN n.key AS key, n.name AS name, n.number AS number ORDER BY n.number, n.key", {}),
    ("MATCH (n:Person) RETURN n.key AS key ORDER BY n.day DESC, n.key DESC", {}),
    ("MATCH (n:Touchline) WHERE n.number > 1 RETURN n.key AS key ORDER BY key", {}),
    ("MATCH (n:Touchline) WHERE NOT n.number > 1 RETURN n.key AS key ORDER BY key", {}),
    ("MATCH (n:Touchline) WHERE n.number <> 1 OR n.flag RETURN n.key AS key ORDER BY key", {}),
    ("MATCH (n:Touchline) WHERE n.number IS NULL RETURN n.key AS key ORDER BY key", {}),
    ("MATCH (n:Touchline) WHERE $given IS NULL OR n.number = $given RETURN n.key AS key ORDER BY key", {"given": None}),
    ("MATCH (n:Touchline) WHERE $given IS NULL OR n.number = $given RETURN n.key AS key ORDER BY key", {"given": 1}),
    ("MATCH (n:Touchline) WHERE n.number IN $some RETURN n.key AS key ORDER BY key", {"some": [0, 2]}),
    ("MATCH (n:Touchline) WHERE n.number IN [] RETURN n.key AS key ORDER BY key", {}),
    (
        (
            "MATCH (n:Touchline) WHERE n.day >= '2017-01-01' AND n.day <= '2017-12-31' RETURN n.key AS key, "
            "n.day AS day ORDER BY day, key"
        ),
        {},
    ),
    ("MATCH (n:Touchline) WHERE 'a' IN n.texts RETURN n.key AS key, size(n.texts) AS n ORDER BY key", {}),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, n.texts AS texts, size(n.texts) AS n, n.texts[0] AS "
            "first, n.texts[-1] AS last ORDER BY key"
        ),
        {},
    ),
    ("MATCH (n:Touchline) WHERE n.name STARTS WITH 'A' OR n.name CONTAINS 'é' RETURN n.key AS key ORDER BY key", {}),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, coalesce(n.number, -1) / 2 AS half, coalesce(n.number, "
            "-1) % 2 AS odd ORDER BY key"
        ),
        {},
    ),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, toUpper(n.name) AS upper, n.name + ' (' + n.key + ')' "
            "AS label ORDER BY key"
        ),
        {},
    ),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, CASE WHEN n.flag THEN 'yes' WHEN n.flag IS NULL THEN "
            "'?' ELSE 'no' END AS flag ORDER BY key"
        ),
        {},
    ),
    (
        "MATCH (n:Touchline) RETURN n.key AS key, n.number = 1 AS is_one, n.flag AND n.number > 0 AS both ORDER BY key",
        {},
    ),
    (
        (
            "MATCH (n:Person) RETURN count(*) AS all, count(n.number) AS told, sum(n.number) AS sum, "
            "min(n.number) AS min, max(n.day) AS max"
        ),
        {},
    ),
    ("MATCH (n:Person) RETURN avg(n.number) AS mean", {}),
    ("MATCH (n:Person) RETURN n.number AS number, count(*) AS n ORDER BY n DESC, number", {}),
    (
        (
            "MATCH (n:Touchline) WITH n ORDER BY n.key RETURN n.flag AS flag, collect(n.number) AS numbers, "
            "collect(n.key) AS keys ORDER BY flag"
        ),
        {},
    ),
    (
        (
            "MATCH (n:Person) OPTIONAL MATCH (n)-[r:SET_UP]->(m) RETURN n.key AS a, r.goals AS goals, m.key "
            "AS b ORDER BY a, b, r.key"
        ),
        {},
    ),
    (
        (
            "MATCH (n:Person) OPTIONAL MATCH (n)-[r:SET_UP]->(m) WITH n, count(r) AS ties, sum(r.goals) AS "
            "goals RETURN n.key AS key, ties, goals ORDER BY key"
        ),
        {},
    ),
    ("MATCH (n:Person) WHERE NOT (n)-[:MANAGED]->() RETURN n.key AS key ORDER BY key", {}),
    ("MATCH (n:Person) WHERE EXISTS { (n)-[:MANAGED]->(:Team) } RETURN n.key AS key ORDER BY key", {}),
    ("MATCH (n:Person) RETURN n.key AS key, COUNT { (n)-[:SET_UP]->() } AS n ORDER BY key", {}),
    ("MATCH (n:Person) RETURN n.key AS key, [(n)-[:MANAGED]->(t) | t.key] <> [] AS managed ORDER BY key", {}),
    (
        (
            "MATCH (a:Person)-[:MANAGED]->(t:Team)<-[:MANAGED]-(b:Person) WHERE a.key < b.key RETURN "
            "DISTINCT a.key AS a, t.key AS t, b.key AS b ORDER BY a, t, b"
        ),
        {},
    ),
    (
        (
            "MATCH (a:Person)-[r:SET_UP|MANAGED]->(b) WHERE r.goals IS NULL OR r.goals > 1 RETURN r.key AS "
            "key, type(r) AS type ORDER BY key"
        ),
        {},
    ),
    ("MATCH (a:Person)-[:SET_UP*1..2]->(b:Person) RETURN DISTINCT a.key AS a, b.key AS b ORDER BY a, b", {}),
    ("MATCH p = (a:Person)-[:SET_UP]->(b:Person) RETURN p, length(p) AS n ORDER BY relationships(p)[0].key", {}),
    (
        (
            "MATCH p = (a:Person)-[r:SET_UP]->(:Person) WITH p AS way, r ORDER BY r.key RETURN way, [x IN "
            "nodes(way) | x.key] AS keys"
        ),
        {},
    ),
    ("MATCH (n:Touchline) WITH n ORDER BY n.key SKIP 1 LIMIT 2 RETURN n.key AS key", {}),
    (
        "UNWIND $keys AS key MATCH (n:Touchline {key: key}) RETURN key, n.name AS name ORDER BY key",
        {"keys": ["n1", "n3", "none"]},
    ),
    ("UNWIND [3, null, 1] AS x RETURN x, x IS NULL AS none, x = null AS same ORDER BY x", {}),
    ("MATCH (n:Person) RETURN n.key AS key UNION MATCH (n:Team) RETURN n.key AS key", {}),
    (
        (
            "MATCH (n:Touchline) RETURN any(x IN n.texts WHERE x = 'a') AS any, all(x IN n.texts WHERE x = "
            "'a') AS all, n.key AS key ORDER BY key"
        ),
        {},
    ),
    ("MATCH (n:Touchline) RETURN [x IN n.texts WHERE x <> 'a' | x + '!'] AS others, n.key AS key ORDER BY key", {}),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, {name: n.name, number: n.number} AS map, [n.number, "
            "n.flag] AS list ORDER BY key"
        ),
        {},
    ),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, n.share AS share, n.share * 2 AS twice, "
            "toString(n.number) AS text ORDER BY key"
        ),
        {},
    ),
    (
        (
            "MATCH (n:Touchline) RETURN n.key AS key, substring(n.day, 0, 4) AS year, "
            "toInteger(substring(n.day, 0, 4)) + 1 AS next ORDER BY key"
        ),
        {},
    ),
    ("MATCH (n:Touchline) RETURN properties(n) AS p ORDER BY n.key", {}),
    ("MATCH (n:Touchline) RETURN DISTINCT n.name AS name ORDER BY name", {}),
    ("MATCH (n:Touchline) RETURN n.key AS key, 'Player' IN labels(n) AS player, n:Manager AS manager ORDER BY key", {}),
    ("MATCH (n:Player:Manager) RETURN count(n)", {}),
    (
        (
            "MATCH (t:Team) CALL (t) { MATCH (p)-[:MANAGED]->(t) RETURN count(p) AS n } RETURN t.key AS key, "
            "n ORDER BY key"
        ),
        {},
    ),
    (
        (
            "RETURN date('2017-10-25') AS day, datetime('2017-10-25T19:45:00Z') AS at, time('19:45:30Z') AS "
            "clock, duration('P1Y2M3DT4H5M6S') AS span"
        ),
        {},
    ),
    (
        "RETURN $list AS list, $map AS map, $text AS text, $none AS none, $real AS real, $yes AS yes",
        {
            "list": [1, None, "a"],
            "map": {"b": 1, "a": [2]},
            "text": "it's \"é\" 'ß' \\ ☃",
            "none": None,
            "real": 1.5,
            "yes": True,
        },
    ),
)
