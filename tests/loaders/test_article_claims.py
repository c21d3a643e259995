"""From a reading to claims: words for every role, or no claim."""

import pytest

from graph.claims import Source
from graph.kinds import Status, ThingType
from loaders.articles.claims import claims_of
from loaders.prose.reading import Entity, Filler, Mention, Reading, Statement
from loaders.prose.segment.segment import segment

TEXT = (
    "Fennick strikes late\n\nOttermouth beat Pennick on Saturday. Piet Olander had found him. "
    "Aldo Fennick scored in the 88th minute."
)
SCORED = TEXT.index("Aldo Fennick scored")


def reading(*statements: Statement):
    """A reading of the text with three persons, a side and a match, and the mentions that name them."""
    entities = (
        Entity(0, ThingType.PERSON, "Aldo Fennick"),
        Entity(1, ThingType.PERSON, "Piet Olander"),
        Entity(2, ThingType.TEAM, "Ottermouth Town", "c9999"),
        Entity(3, ThingType.MATCH, ""),
        Entity(4, ThingType.PERSON, "Rudi Harsk"),
    )
    document = segment(TEXT)
    mentions = [
        mention(document, "Fennick", 0, "surname"),
        mention(document, "Aldo Fennick", 0, "name"),
        mention(document, "Piet Olander", 1, "name"),
        mention(document, "Ottermouth", 2, "name"),
    ]
    return Reading(document, entities, tuple(mentions), statements)


def mention(document, told, entity, how):
    start = TEXT.index(told)
    sentence = document.sentence_at(start)
    return Mention(start, start + len(told), told, ThingType.PERSON, entity, how, sentence.index)


def filler(role, entity, told="", how="name"):
    start = TEXT.index(told) if told else None
    return Filler(role, entity, start, start + len(told) if told else None, told, how)


def goal(*roles: Filler, values=(("minute", 88),), kind="goal"):
    return Statement(kind, roles, values, Status.STATED, SCORED, len(TEXT), "test rule")


def read(*statements: Statement):
    source = Source.article(TEXT, title="Fennick strikes late", loader="text", origin="report.txt")
    return claims_of(reading(*statements), source)


def test_a_goal_becomes_a_claim_with_the_words_that_say_so():
    found, refused = read(goal(filler("match", 3), filler("scorer", 0, "Aldo Fennick"), filler("team", 2)))
    claim = found.claims[0]
    assert not refused
    assert claim.quote == "Aldo Fennick scored in the 88th minute."
    assert {role.name: (role.told, role.how) for role in claim.roles} == {
        "match": ("", "context"),
        "scorer": ("Aldo Fennick", "name"),
        "team": ("", "context"),
    }


def test_a_person_named_in_the_sentence_before_widens_the_citation():
    found, refused = read(
        goal(filler("match", 3), filler("scorer", 0, "Aldo Fennick"), filler("assist", 1, "Piet Olander"))
    )
    assert not refused
    assert found.claims[0].quote.startswith("Piet Olander had found him.")


def test_a_role_given_without_words_gets_those_of_the_cited_sentence():
    found, _ = read(goal(filler("match", 3), filler("scorer", 0)))
    scorer = next(role for role in found.claims[0].roles if role.name == "scorer")
    assert (scorer.told, scorer.start) == ("Aldo Fennick", SCORED)


@pytest.mark.parametrize(
    ("roles", "values", "kind", "why"),
    [
        (
            (filler("match", 3), Filler("scorer", 4, None, None, "Harsk")),
            (),
            "goal",
            "is not named in the words that tell it",
        ),
        ((filler("match", 3), filler("scorer", 4)), (), "goal", "is not named in the words that tell it"),
        ((filler("match", 3), Filler("scorer", 0, 0, 5, "Aldo Fennick")), (), "goal", "do not stand at 0"),
        ((filler("match", 3), filler("scorer", 2, "Ottermouth")), (), "goal", "is a team and cannot be its scorer"),
        ((filler("match", 3),), (), "goal", "nothing tells its scorer"),
        ((filler("match", 3), filler("scorer", 0, "Aldo Fennick")), (("colour", "red"),), "goal", "can have no colour"),
        ((filler("match", 3),), (), "volcano", "no kind of claim"),
    ],
)
def test_a_claim_that_its_words_do_not_bear_is_refused(roles, values, kind, why):
    found, refused = read(goal(*roles, values=values, kind=kind))
    assert all(claim.kind == "mention" for claim in found.claims)
    assert len(refused) == 1
    assert why in refused[0].reason
    assert "(rule 'test rule')" in refused[0].reason
    assert (refused[0].path, refused[0].field) == ("report.txt", kind)


def test_a_role_resolved_otherwise_than_by_name_says_how():
    found, refused = read(goal(filler("match", 3), Filler("scorer", 4, None, None, "", "nationality")))
    assert not refused
    assert next(role.how for role in found.claims[0].roles if role.name == "scorer") == "nationality"


def test_mentions_tell_how_often_in_which_words_and_where():
    found, _ = read()
    mentions = {
        next(thing.name for thing in found.things if thing.id == claim.roles[0].thing): dict(claim.values)
        for claim in found.claims
    }
    assert mentions["Aldo Fennick"] == {
        "times": 2,
        "told": "Fennick|Aldo Fennick",
        "first": "Fennick strikes late",
        "sentences": "0,3",
    }


def test_things_carry_their_id_in_the_gazetteer():
    found, _ = read()
    assert {thing.name: thing.register for thing in found.things}["Ottermouth Town"] == "touchline:c9999"
