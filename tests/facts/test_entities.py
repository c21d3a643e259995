"""Sides, competitions, seasons, grounds, organisations and sources."""

import pytest

from graph.claims import ClaimView, thing
from graph.facts.derive import derive_entity, derive_source
from graph.kinds import Status, ThingType
from tests.support.shape import wrong
from tests.support.told import claim, disputes, edges, match, nodes, role, source

A, B = source("paper a", published="2031-05-01"), source("paper b", published="2031-06-01")
DATA, MORE = source("table", "dataset", published="2031-01-01"), source("other table", "dataset")
TEAM, SEASON = ThingType.TEAM, ThingType.SEASON


def entity(key, type_, *claims: ClaimView, members=()):
    rows = derive_entity(key, type_, claims, members)
    assert wrong(rows) == []
    return rows


def test_a_side_is_a_clubs_or_a_nations_where_that_is_told():
    told = claim("team", DATA, {"team": "rovers"}, national=False, country="England", side="women")
    [node] = nodes(entity("rovers", TEAM, told), "Team")
    assert node.labels == ("Team", "Club")
    assert (node.properties["country"], node.properties["side"]) == ("England", "women")
    assert nodes(entity("wales", TEAM, claim("team", DATA, {"team": "wales"}, national=True)), "NationalTeam")
    assert entity("rovers", TEAM).nodes[-1].labels == ("Team",)


def test_a_reserve_side_is_a_side_of_its_club():
    rows = entity("rovers ii", TEAM, claim("team", DATA, {"team": "rovers ii", "parent": "rovers"}, side="reserve"))
    assert [(e.start, e.end) for e in edges(rows, "SIDE_OF")] == [("rovers ii", "rovers")]


def test_a_sides_names_are_found_by_nickname_too():
    members = [thing("t", TEAM, "1", "Mill Rovers"), thing("a", TEAM, "1", "Mill Rovers")]
    told = claim("mention", A, {"thing": role("rovers", "the Millers", "Mill Rovers", "nickname")}, told="the Millers")
    rows = entity("rovers", TEAM, told, members=members)
    assert sorted(n.properties["text"] for n in nodes(rows, "Name")) == ["Mill Rovers", "the Millers"]


def test_a_side_of_the_gazetteer_has_its_usual_name_and_is_found_by_all_it_is_known_by():
    rows = entity("arsenal", TEAM, members=[thing("t", TEAM, "1", "Arsenal London", "touchline:c0001")])
    [side] = nodes(rows, "Club")
    assert side.properties["name"] == "Arsenal"
    links = {e.start: e.properties for e in edges(rows, "NAMES")}
    names = {n.properties["text"]: links[n.key] | n.properties for n in nodes(rows, "Name")}
    assert names["Gunners"]["kind"] == "nickname"
    assert names["Woolwich Arsenal"]["until"] == "1914"
    assert names["Arsenal London"]["source_keys"] == ["t"]
    assert names["Gunners"]["sources"] == 0


def test_a_nation_of_the_gazetteer_is_a_national_team():
    assert nodes(entity("england", TEAM, members=[thing("t", TEAM, "1", "England", "touchline:n001")]), "NationalTeam")


def test_a_home_ground_has_its_years():
    ground = claim("home_ground", DATA, {"team": "rovers", "venue": "park"}, since="1998")
    [link] = edges(entity("rovers", TEAM, ground), "HOME_GROUND")
    assert (link.end, link.properties["since_first"]) == ("park", "1998-01-01")


def test_a_season_is_an_edition_of_its_competition():
    told = claim("edition", DATA, {"season": "s", "competition": "cup"}, starts="2030-08-01", ends="2031-05-20")
    rows = entity("s", SEASON, told, members=[thing("t", SEASON, "1", "2030/31")])
    [node] = nodes(rows, "Season")
    assert (node.properties["name"], node.properties["starts"]) == ("2030/31", "2030-08-01")
    assert [(e.start, e.end) for e in edges(rows, "EDITION_OF")] == [("s", "cup")]


def test_a_match_of_a_season_and_a_competition_tells_the_edition():
    rows = entity("s", SEASON, match(DATA, season="s", competition="cup"))
    assert [e.end for e in edges(rows, "EDITION_OF")] == ["cup"]
    assert not nodes(rows, "Claim")


def test_what_is_told_of_a_ground_can_be_disputed():
    told = [claim("venue", by, {"venue": "park"}, capacity=size) for by, size in ((DATA, 900), (MORE, 950))]
    assert disputes(entity("park", ThingType.VENUE, *told)) == {("capacity", frozenset({"900*", "950"}))}


def test_an_organisation_owns_a_club():
    rows = entity(
        "group", ThingType.ORGANISATION, claim("owned", A, {"owner": "group", "team": "rovers"}, share="60 %")
    )
    assert nodes(rows, "Organisation")
    assert [(e.end, e.properties["share"]) for e in edges(rows, "OWNED")] == [("rovers", "60 %")]
    assert nodes(rows, "Claim")


def test_a_publisher_has_a_name():
    rows = entity("gazette", ThingType.PUBLISHER, members=[thing("a", ThingType.PUBLISHER, "p", "The Gazette")])
    assert nodes(rows, "Publisher")[0].properties["name"] == "The Gazette"


def test_a_claim_of_another_kind_stays_a_claim_at_its_first_thing():
    rows = entity("rovers", TEAM, claim("standing", DATA, {"team": "rovers", "competition": "league"}, place=3))
    assert [c.properties["place"] for c in nodes(rows, "Claim")] == [3]


def test_a_source_tells_its_title_day_publisher_and_what_it_prints_again():
    own = source(
        "paper c",
        published="2031-05-01T22:40:00+01:00",
        url="https://c.example/1",
        publisher="Gazette",
        publisher_key="gazette",
        reprint_of="paper a",
        language="en",
        sha256="00",
    )
    rows = derive_source(own, [])
    assert wrong(rows) == []
    [node] = nodes(rows, "Article")
    assert (node.properties["title"], node.properties["language"]) == ("Title of paper c", "en")
    assert (node.properties["published"], node.properties["published_first"]) == (
        "2031-05-01T22:40:00+01:00",
        "2031-05-01",
    )
    assert [e.end for e in edges(rows, "PUBLISHED_BY")] == ["gazette"]
    assert [e.end for e in edges(rows, "REPRINT_OF")] == ["paper a"]
    assert nodes(derive_source(DATA, []), "Dataset")


def test_mentions_count_forms_and_sentences_also_where_two_names_are_found_to_be_one():
    told = [
        claim(
            "mention",
            A,
            {"thing": "ivo"},
            nth=1,
            times=2,
            told="Ivo Vrba|Vrba",
            first="Ivo Vrba came.",
            sentences="0,3",
        ),
        claim("mention", A, {"thing": "ivo"}, nth=2, times=1, told="Vrbička", first="Vrbička left.", sentences="5"),
        claim("mention", A, {"thing": "karel"}, nth=3, times=1, told="Karel", ambiguous=True),
    ]
    rows = derive_source(A, told)
    assert wrong(rows) == []
    [link] = edges(rows, "MENTIONS")
    told = link.properties
    assert (told["times"], told["told"], told["sentences"]) == (3, ["Ivo Vrba", "Vrba", "Vrbička"], [0, 3, 5])
    assert told["first"] == "Ivo Vrba came."


def test_each_quotation_is_a_relationship_of_its_own():
    told = [
        claim("quote", A, {"speaker": "ivo"}, nth=n, quote=words) for n, words in enumerate(("We won.", "We lost."))
    ]
    found = edges(derive_source(A, told), "QUOTES")
    assert sorted(e.properties["quote"] for e in found) == ["We lost.", "We won."]


def test_a_source_takes_only_its_own_claims():
    assert not edges(derive_source(A, [claim("mention", B, {"thing": "ivo"})]), "MENTIONS")


def test_a_denied_owner_is_none():
    rows = entity(
        "group", ThingType.ORGANISATION, claim("owned", A, {"owner": "group", "team": "rovers"}, Status.DENIED)
    )
    assert not edges(rows, "OWNED")


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ("2030-31", "2030/31"),
        ("2030/2031", "2030/31"),
        ("1999-2000", "1999/00"),
        ("2030", "2030"),
        ("2030-12", "2030-12"),
        ("Cup 2030", "Cup 2030"),
    ],
)
def test_a_season_is_never_named_as_a_month(told, name):
    rows = entity("s", SEASON, members=[thing("t", SEASON, "1", told)])
    assert nodes(rows, "Season")[0].properties["name"] == name
