"""Strategies: any claims of a match, a person and his moves, by sources that are and are not independent."""

from hypothesis import strategies as st

from graph.kinds import Status
from tests.support.told import claim, goal, match, source

SOURCES = [
    source("a", published="2031-01-01"),
    source("b", published="2031-01-02"),
    source("c", group="a"),
    source("t", "dataset"),
    source("u", "dataset", published="2031-01-01"),
]
by = st.sampled_from(SOURCES)
player = st.sampled_from(["ivo", "karel", "milan"])
team = st.sampled_from(["rovers", "united"])
minute = st.one_of(st.none(), st.integers(1, 8))
status = st.sampled_from([Status.STATED, Status.STATED, Status.REPORTED, Status.DENIED, Status.SCHEDULED])
maybe = st.sampled_from(
    [{}, {"own_goal": True}, {"own_goal": False}, {"situation": "penalty"}, {"added": 2}, {"minute_precision": "about"}]
)
date = st.sampled_from(["2031", "2031-02", "2031-02-03", "2029-08", "2030/31"])


@st.composite
def goals(draw):
    return goal(
        draw(by),
        draw(player),
        draw(minute),
        draw(team),
        draw(st.one_of(st.none(), player)),
        draw(st.integers(0, 3)),
        **draw(maybe),
    )._replace(status=draw(status))


@st.composite
def matches(draw):
    sides = draw(st.permutations(["rovers", "united"]))
    values = draw(
        st.sampled_from(
            [
                {},
                {"sides": "known"},
                {"sides": "neutral"},
                {"venue": "park"},
                {"date": "2031-02-03"},
                {"date": "2031-02"},
            ]
        )
    )
    score = draw(st.one_of(st.none(), st.tuples(st.integers(0, 2), st.integers(0, 2))))
    return match(draw(by), *sides, score=score, status=draw(status), **values)


@st.composite
def others(draw):
    kind, values = draw(
        st.sampled_from(
            [
                ("card", {"card": "yellow"}),
                ("card", {"card": "red"}),
                ("appearance", {"started": True}),
                ("appearance", {"started": False}),
                ("appearance", {"on": 60}),
                ("substitution", {}),
            ]
        )
    )
    told = draw(minute)
    more = {} if told is None or kind == "appearance" else {"minute": told}
    roles = (
        {"match": "match", "on": draw(player), "off": draw(player)}
        if kind == "substitution"
        else {"match": "match", "player": draw(player), "team": draw(team)}
    )
    return claim(kind, draw(by), roles, nth=draw(st.integers(0, 3)), **values, **more)


@st.composite
def lives(draw):
    kind, holder = draw(st.sampled_from([("played_for", "person"), ("managed", "person"), ("owned", "owner")]))
    values = {name: draw(date) for name in draw(st.sets(st.sampled_from(["since", "until", "seen"])))}
    state = draw(st.sampled_from([{}, {"state": "former"}, {"state": "incoming"}]))
    return claim(
        kind, draw(by), {holder: "ivo", "team": draw(team)}, draw(status), draw(st.integers(0, 2)), **values, **state
    )


@st.composite
def moves(draw):
    roles = {"person": "ivo"} | {name: draw(team) for name in draw(st.sets(st.sampled_from(["from", "to"])))}
    values = {"date": draw(date)} if draw(st.booleans()) else {}
    return claim("transfer", draw(by), roles, draw(status), draw(st.integers(0, 2)), **values)


def only_once(claims):
    return list({one.id: one for one in claims}.values())
