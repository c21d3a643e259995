"""Claims by hand, as facts see them: invented people and clubs, entities known by short words."""

from graph.claims import ClaimView, RoleView, SourceView, digest
from graph.kinds import Status


def source(key, kind="article", published=None, group=None, **more: object):
    return SourceView(
        key,
        kind,
        more.pop("title", f"Title of {key}"),
        published,
        more.pop("publisher", None),
        more.pop("url", None),
        more.pop("licence", None),
        group or key,
        **more,
    )


def role(entity, told="", name="", how="name"):
    return RoleView(entity, f"thing of {entity}", name or entity.title(), told, how=how)


def claim(kind, by, roles, status=Status.STATED, nth=0, attributed_to=None, **values: object):
    """A claim of a source; a role may be given as the entity's key alone. A value named `from_` is no value's name."""
    roles = {name: one if isinstance(one, RoleView) else role(one) for name, one in roles.items()}
    content = repr(sorted((name, one.entity) for name, one in roles.items())) + repr(sorted(values.items()))
    prose = by.kind == "article"
    return ClaimView(
        digest(by.key, kind, status, content, str(nth)),
        kind,
        status,
        by,
        roles,
        values,
        "rule",
        quote=f"{by.key} says {kind}" if prose else None,
        start=10 * nth if prose else None,
        end=10 * nth + 9 if prose else None,
        record=None if prose else f"{by.key}.csv:{nth}",
        attributed_to=attributed_to,
    )


def goal(by, scorer, minute=None, team=None, assist=None, nth=0, match="match", **values: object):
    roles = {"match": match, "scorer": scorer}
    roles |= {"team": team} if team else {}
    roles |= {"assist": assist} if assist else {}
    if minute is not None:
        values["minute"] = minute
    return claim("goal", by, roles, nth=nth, **values)


def match(by, home="rovers", away="united", score=None, status=Status.STATED, key="match", **values: object):
    if score is not None:
        values["home_goals"], values["away_goals"] = score
    more = {name: values.pop(name) for name in ("competition", "season", "venue") if name in values}
    return claim("match", by, {"match": key, "home": home, "away": away, **more}, status, **values)


def nodes(rows, label, **wanted: object):
    """The nodes of a label whose properties are as wanted."""
    return [n for n in rows.nodes if label in n.labels and all(n.properties.get(k) == v for k, v in wanted.items())]


def edges(rows, type_, **wanted: object):
    return [e for e in rows.edges if e.type == type_ and all(e.properties.get(k) == v for k, v in wanted.items())]


def disputes(rows):
    """The values of each disputed field, the one shown marked."""
    found = {}
    for value in nodes(rows, "Value"):
        told = value.properties
        found.setdefault((told["fact"], told["field"]), set()).add(told["value"] + ("*" if told["shown"] else ""))
    return {(field, frozenset(values)) for (_, field), values in found.items()}
