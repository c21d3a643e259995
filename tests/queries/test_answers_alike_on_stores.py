"""The same questions, the same texts, the same rows: on the embedded engine and on each Neo4j."""

import pytest

from queries.ask import ask, request_of
from queries.catalogue import QUESTIONS, question_named

ASKED = [
    ("who-assisted-whom", {}),
    ("who-assisted-whom", {"assister": "heung-min son"}),
    ("who-scored", {}),
    ("who-scored", {"team": "west ham", "against": "spurs"}),
    ("who-managed", {}),
    ("who-managed", {"team": "palace", "on": "2017-10-27"}),
    ("who-owns", {"team": "hammers"}),
    ("who-played-for", {"team": "west ham"}),
    ("matches-of", {"team": "west ham", "since": "2017-10-24"}),
    ("sources-mentioning", {"name": "declan rice"}),
    ("sources-mentioning", {"name": "bilic", "together": "carabao cup"}),
    ("where-sources-disagree", {}),
    ("where-sources-disagree", {"about": "dele alli"}),
    ("evidence", {"about": "angelo ogbonna"}),
    ("connection", {"one": "roy hodgson", "other": "moussa sissoko"}),
]


def test_every_question_is_asked_here():
    assert {name for name, _ in ASKED} == {question.name for question in QUESTIONS}


@pytest.mark.parametrize(("name", "fields"), ASKED, ids=str)
def test_a_question_has_the_same_answer_on_every_store(seeded, store, name, fields):
    nodes, edges = seeded.rows()
    if store.mark() != 7:
        store.rebuild(nodes, edges, 7)
    question = question_named(name)
    there = ask(store, question, request_of(question, fields), ledger=seeded.claims)
    here = seeded.ask(name, **fields)
    assert there.to_dicts() == here.to_dicts()
    assert len(here) > 0
