"""A person: names, labels, times with sides, moves, tallies."""

from graph.claims import ClaimView, thing
from graph.facts.derive import derive_match, derive_person
from graph.kinds import Status, ThingType
from tests.support.shape import wrong
from tests.support.told import claim, disputes, edges, goal, match, nodes, role, source

A, B = source("paper a", published="2031-05-01"), source("paper b", published="2031-06-01")
DATA, MORE = source("table", "dataset"), source("other table", "dataset", published="2031-01-01")
PERSON = ThingType.PERSON


def spell(kind, by, nth=0, team="rovers", status=Status.STATED, **values: object):
    return claim(kind, by, {"owner" if kind == "owned" else "person": "ivo", "team": team}, status, nth, **values)


def person(*claims: ClaimView, edges=(), members=(), **more: object):
    rows = derive_person("ivo", claims, edges, members, **more)
    assert wrong(rows, {"rovers": {"Team"}, "united": {"Team"}, "karel": {"Person"}}) == []
    return rows


def about(rows):
    [found] = nodes(rows, "Person")
    return found


def of_ivo(*claims: ClaimView):
    return [e for e in derive_match("match", claims).edges if e.type not in ("ABOUT", "IN_MATCH")]


def test_labels_are_earned():
    assert about(person()).labels == ("Person",)
    assert about(person(spell("managed", A))).labels == ("Person", "Manager")
    assert about(person(spell("owned", A), spell("officer", A))).labels == ("Person", "Owner", "Officer")
    assert about(person(edges=of_ivo(goal(DATA, "ivo", 3)))).labels == ("Person", "Player")
    refereed = of_ivo(claim("match_referee", DATA, {"match": "match", "referee": "ivo"}))
    assert about(person(edges=refereed)).labels == ("Person", "Referee")


def test_the_name_shown_is_a_full_one_that_most_sources_use_and_all_others_lead_to_the_person():
    members = [
        thing("a", PERSON, "1", "Ivo Vrba"),
        thing("b", PERSON, "1", "Ivo Vrba"),
        thing("c", PERSON, "1", "Vrba I."),
        thing("d", PERSON, "1", "Ivo Jan Vrba"),
    ]
    told = claim("mention", A, {"thing": role("ivo", "Vrba", "Ivo Vrba", "surname")}, times=2, told="Vrba")
    rows = person(told, members=members)
    assert about(rows).properties["name"] == "Ivo Vrba"
    assert about(rows).properties["names"] == ["Ivo Jan Vrba", "Ivo Vrba", "Vrba I."]
    names = {n.properties["folded"]: n for n in nodes(rows, "Name")}
    assert set(names) == {"ivo vrba", "ivo jan vrba", "i vrba", "vrba"}
    weak = {e.start: e.properties["weak"] for e in edges(rows, "NAMES")}
    assert [folded for folded, node in names.items() if weak[node.key]] == ["vrba"]


def test_a_name_in_any_order_case_or_with_accents_is_one_name():
    members = [
        thing("a", PERSON, "1", "Ivo Vřba"),
        thing("b", PERSON, "1", "VRBA Ivo"),
        thing("c", PERSON, "1", "Ivo Vřba"),
    ]
    [name] = nodes(person(members=members), "Name")
    assert (name.properties["text"], name.properties["folded"]) == ("Ivo Vřba", "ivo vrba")


def test_a_description_is_no_name():
    told = claim("managed", A, {"person": role("ivo", "the Bohemian", "Ivo Vrba", "nationality"), "team": "rovers"})
    assert [n.properties["text"] for n in nodes(person(told), "Name")] == ["Ivo Vrba"]


def test_a_told_name_carries_its_kind_language_and_years():
    told = claim("name", DATA, {"thing": "ivo"}, text="Ivoš", name_kind="nickname", language="cs", since="2030")
    [link] = [e for e in edges(person(told), "NAMES") if e.properties["kind"] == "nickname"]
    assert (link.properties["language"], link.properties["since"], link.properties["since_first"]) == (
        "cs",
        "2030",
        "2030-01-01",
    )


def test_ids_elsewhere_come_from_claims_and_registers():
    told = claim("identifier", DATA, {"thing": "ivo"}, scheme="wikidata", value="Q1")
    member = thing("t", PERSON, "9", "Ivo Vrba", "touchline:p9")
    found = nodes(person(told, members=[member]), "Identifier")
    assert sorted(n.properties["name"] for n in found) == ["touchline:p9", "wikidata:Q1"]


def test_birth_is_as_precise_as_known_and_can_be_disputed():
    born = [
        claim("person", by, {"person": "ivo"}, nth=n, born=day)
        for n, (by, day) in enumerate(((DATA, "2005-03-04"), (A, "2005"), (B, "2005-04-03")))
    ]
    rows = person(*born)
    assert (about(rows).properties["born"], about(rows).properties["born_last"]) == ("2005-03-04", "2005-03-04")
    assert disputes(rows) == {("born", frozenset({"2005-03-04*", "2005-04-03"}))}


def test_nationalities_are_all_that_are_told():
    told = [claim("person", by, {"person": "ivo"}, nationality=n) for by, n in ((DATA, "England"), (A, "Ireland"))]
    assert about(person(*told)).properties["nationalities"] == ["England", "Ireland"]


def test_two_articles_that_name_a_manager_show_one_tenure_seen_twice():
    rows = person(
        spell("managed", A, seen="2031-05-01", role="manager"), spell("managed", B, seen="2031-06-01", role="boss")
    )
    [tenure] = edges(rows, "MANAGED")
    told = tenure.properties
    assert (told["seen_first"], told["seen_last"], told["sources"]) == ("2031-05-01", "2031-06-01", 2)
    assert told["roles"] == ["boss", "manager"]
    assert "since" not in told


def test_two_spells_that_one_source_tells_apart_stay_two():
    rows = person(
        spell("managed", DATA, since="2020", until="2022"),
        spell("managed", DATA, since="2025", until="2026"),
        spell("managed", MORE, since="2025-07-01"),
    )
    found = sorted(edges(rows, "MANAGED"), key=lambda e: e.properties["since"])
    assert [(e.properties["since"], e.properties["sources"]) for e in found] == [("2020", 1), ("2025-07-01", 2)]


def test_a_day_joins_the_spell_that_covers_it():
    rows = person(
        spell("managed", DATA, since="2020", until="2022"),
        spell("managed", DATA, since="2030"),
        spell("managed", A, seen="2031-05-01"),
    )
    [late] = edges(rows, "MANAGED", since="2030")
    assert (late.properties["seen_first"], late.properties["sources"]) == ("2031-05-01", 2)


def test_a_day_after_the_end_of_a_spell_is_another_spell():
    rows = person(spell("managed", DATA, since="2020", until="2022"), spell("managed", A, seen="2031-05-01"))
    assert len(edges(rows, "MANAGED")) == 2


def test_the_beginning_of_a_spell_can_be_disputed():
    rows = person(spell("managed", DATA, since="2020-07-01"), spell("managed", MORE, since="2020-08-01"))
    assert disputes(rows) == {("since", frozenset({"2020-07-01", "2020-08-01*"}))}
    [tenure] = edges(rows, "MANAGED")
    assert {v.properties["fact"] for v in nodes(rows, "Value")} == {tenure.key}
    assert {e.end for e in edges(rows, "OF")} == {"ivo"}


def test_who_is_to_come_rumoured_or_denied_holds_no_office_yet():
    rows = person(
        spell("managed", A, state="incoming"),
        spell("managed", B, status=Status.RUMOURED),
        spell("managed", B, nth=1, status=Status.DENIED),
    )
    assert not edges(rows, "MANAGED")
    assert len(nodes(rows, "Claim")) == 3


def test_a_former_manager_has_a_tenure_that_says_so():
    [tenure] = edges(person(spell("managed", A, state="former", role="manager")), "MANAGED")
    assert tenure.properties["state"] == "former"
    assert "seen_first" not in tenure.properties


def test_appearances_and_goals_show_a_players_time_with_a_side():
    played = claim("appearance", DATA, {"match": "match", "player": "ivo", "team": "rovers"}, started=True)
    day = of_ivo(played, match(DATA, date="2031-02-03"))
    [tenure] = edges(person(edges=day), "PLAYED_FOR")
    assert (tenure.end, tenure.properties["seen_first"], tenure.properties["seen_last"]) == (
        "rovers",
        "2031-02-03",
        "2031-02-03",
    )
    assert played.id in tenure.properties["claims"]
    scored = of_ivo(goal(A, "ivo", 3, "united"), match(DATA, date="2031-02-03"))
    assert [e.end for e in edges(person(edges=scored), "PLAYED_FOR")] == ["united"]
    own = of_ivo(goal(A, "ivo", 3, "united", own_goal=True), match(DATA, date="2031-02-03"))
    assert not edges(person(edges=own), "PLAYED_FOR")


def test_a_match_managed_shows_a_tenure():
    day = of_ivo(
        claim("match_manager", DATA, {"match": "match", "manager": "ivo", "team": "rovers"}),
        match(DATA, date="2031-02-03"),
    )
    rows = person(spell("managed", A, since="2030"), edges=day)
    [tenure] = edges(rows, "MANAGED")
    assert (tenure.properties["seen_first"], tenure.properties["sources"]) == ("2031-02-03", 2)


def test_sources_that_are_not_independent_count_once_also_through_matches():
    day = of_ivo(*(claim("appearance", by, {"match": "match", "player": "ivo", "team": "rovers"}) for by in (A, B)))
    [tenure] = edges(person(edges=day, groups={"paper b": "paper a"}), "PLAYED_FOR")
    assert tenure.properties["sources"] == 1


def test_a_transfer_told_twice_is_one_and_a_second_move_another():
    moves = [
        claim(
            "transfer",
            DATA,
            {"person": "ivo", "from": "rovers", "to": "united"},
            date="2031-07-01",
            fee=5_000_000,
            currency="GBP",
        ),
        claim("transfer", A, {"person": "ivo", "to": "united"}, date="2031-07-20", fee=6_000_000, currency="GBP"),
        claim("transfer", DATA, {"person": "ivo", "from": "united", "to": "rovers"}, date="2032-01-01", loan=True),
    ]
    rows = person(*moves)
    assert sorted(n.properties["date"] for n in nodes(rows, "Transfer")) == ["2031-07-01", "2032-01-01"]
    assert len(edges(rows, "FROM_TEAM")) == len(edges(rows, "TO_TEAM")) == len(edges(rows, "OF_PLAYER")) == 2
    assert {field for field, _ in disputes(rows)} == {"date", "fee"}
    assert "Player" in about(rows).labels


def test_a_rumoured_move_is_no_transfer():
    rows = person(claim("transfer", A, {"person": "ivo", "to": "united"}, Status.RUMOURED))
    assert not nodes(rows, "Transfer")
    assert [c.properties["status"] for c in nodes(rows, "Claim")] == ["rumoured"]


def test_goals_set_up_are_counted_by_scorer_without_own_goals():
    told = [
        goal(DATA, "karel", 3, "united", "ivo"),
        goal(DATA, "karel", 9, "united", "ivo"),
        goal(A, "karel", 9, "united", "ivo"),
        goal(DATA, "milan", 20, "united", "ivo", own_goal=True),
    ]
    [link] = edges(person(edges=of_ivo(*told)), "SET_UP")
    assert (link.start, link.end, link.properties["goals"], link.properties["sources"]) == ("ivo", "karel", 2, 2)


def test_a_claim_without_a_place_in_the_graph_stays_a_claim_about_its_things():
    told = claim("contract", A, {"person": "ivo", "team": "rovers"}, until="2035")
    [node] = nodes(person(told), "Claim")
    assert (node.properties["kind"], node.properties["until"]) == ("contract", "2035")


def test_claims_that_are_at_home_elsewhere_are_no_nodes_here():
    told = claim("relation", A, {"person": "karel", "other": "ivo"}, relation="brother")
    assert not nodes(person(told), "Claim")


def test_what_is_seen_before_and_after_a_spell_is_two_other_spells():
    dated = spell("managed", DATA, since="2020", until="2022")
    rows = person(dated, spell("managed", A, seen="2012-05-01"), spell("managed", B, seen="2031-05-01"))
    assert sorted(e.properties.get("seen_first", "") for e in edges(rows, "MANAGED")) == [
        "",
        "2012-05-01",
        "2031-05-01",
    ]


def test_a_match_goes_to_the_spell_that_covers_it_also_beside_one_without_bounds():
    day = of_ivo(
        claim("match_manager", DATA, {"match": "match", "manager": "ivo", "team": "rovers"}),
        match(DATA, date="2021-02-03"),
    )
    rows = person(spell("managed", DATA, since="2020", until="2022"), spell("managed", A, seen="2031-05-01"), edges=day)
    assert [e.properties.get("since") for e in edges(rows, "MANAGED", seen_first="2021-02-03")] == ["2020"]


def test_what_tells_no_time_joins_the_last_spell():
    rows = person(
        spell("managed", DATA, since="2020", until="2022"),
        spell("managed", DATA, since="2025", until="2026"),
        spell("managed", A, state="former"),
    )
    assert sorted((e.properties["since"], e.properties["sources"]) for e in edges(rows, "MANAGED")) == [
        ("2020", 1),
        ("2025", 2),
    ]


def test_a_player_seen_a_little_before_his_contract_is_in_the_same_spell():
    played = claim("appearance", DATA, {"match": "match", "player": "ivo", "team": "rovers"}, started=True)
    rows = person(spell("played_for", MORE, since="2031-02-20"), edges=of_ivo(played, match(DATA, date="2031-02-03")))
    assert len(edges(rows, "PLAYED_FOR")) == 1
