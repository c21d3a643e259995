"""Cards, substitutions, saves and the rest are read with who was in them; look-alikes are not."""

import pytest

from loaders.prose.read import read_prose

TOLD = (
    (
        "E42 penalty won",
        "Bram Keating converted the penalty after Henrik Moen tripped Pau Ferrer.",
        "penalty_won",
        {"player": "Ferrer", "fouled_by": "Moen"},
    ),
    (
        "E70 saved by",
        "Bram Keating's header was clawed away by goalkeeper Ivo Sand.",
        "save",
        {"keeper": "Sand", "player": "Keating"},
    ),
    ("E71 denied", "Goalkeeper Ivo Sand twice denied Bram Keating.", "save", {"keeper": "Sand", "player": "Keating"}),
    (
        "E72 drew a stop",
        "Otto Lindqvist drew a sharp stop from goalkeeper Ivo Sand.",
        "save",
        {"keeper": "Sand", "player": "Lindqvist"},
    ),
    (
        "E73 tipped over",
        "Goalkeeper Ivo Sand tipped Marek Dusik's drive round the post.",
        "save",
        {"keeper": "Sand", "player": "Dusik"},
    ),
    ("E74 penalty missed", "Pau Ferrer blazed his penalty over.", "penalty_missed", {"taker": "Ferrer"}),
    (
        "E44 penalty saved",
        "Goalkeeper Ivo Sand saved Otto Lindqvist's penalty.",
        "penalty_missed",
        {"taker": "Lindqvist", "keeper": "Sand"},
    ),
    ("E75 woodwork", "Renato Prado rattled a post.", "woodwork", {"player": "Prado"}),
    (
        "E76 off the line",
        "Henrik Moen hooked Pau Ferrer's header off the line.",
        "clearance",
        {"player": "Moen", "shooter": "Ferrer"},
    ),
    ("E77 clean sheet", "Goalkeeper Ivo Sand kept a fifth clean sheet in a row.", "clean_sheet", {"keeper": "Sand"}),
    (
        "E78 cautioned",
        "Henrik Moen was cautioned for a late lunge at Kenji Takeda.",
        "card",
        {"player": "Moen", "victim": "Takeda", "card": "yellow"},
    ),
    ("E79 into the book", "Goran Ilic talked himself into the book.", "card", {"player": "Ilic", "card": "yellow"}),
    (
        "E80 dismissed",
        "Ilyas Amari was dismissed for a high boot on Nils Brandt.",
        "card",
        {"player": "Amari", "victim": "Brandt", "card": "red"},
    ),
    (
        "E81 second booking",
        "Henrik Moen walked after a second booking.",
        "card",
        {"player": "Moen", "card": "second yellow"},
    ),
    (
        "E82 down to ten",
        "Chelsea were down to ten men when Ilyas Amari lost his head.",
        "card",
        {"player": "Amari", "card": "red"},
    ),
    (
        "E84 replaced",
        "Marek Dusik replaced Ilyas Amari on 62 minutes.",
        "substitution",
        {"on": "Dusik", "off": "Amari", "minute": 62},
    ),
    ("E85 made way", "Ilyas Amari made way for Marek Dusik.", "substitution", {"on": "Dusik", "off": "Amari"}),
    ("E86 threw on", "Ann Leclerc threw on Marek Dusik for the last push.", "substitution", {"on": "Dusik"}),
    ("E87 off the bench", "Marek Dusik came off the bench after an hour.", "substitution", {"on": "Dusik"}),
    ("E88 limped off", "Nils Brandt limped off in the 15th minute.", "injury", {"player": "Brandt", "minute": 15}),
    ("E92 debut", "Cal Dunmore marked his debut with a goal.", "debut", {"player": "Dunmore"}),
    ("E94 chalked off", "Pau Ferrer had a goal chalked off for offside.", "disallowed_goal", {"player": "Ferrer"}),
    (
        "E68 started the move",
        "Goran Ilic's clever flick started the move for Tarn Weller's goal.",
        "build_up",
        {"player": "Ilic"},
    ),
    ("E99 lost his man", "Joel Banfield lost his man at the corner.", "error", {"player": "Banfield"}),
)

NOT_TOLD = (
    ("X17 booked a flight", "Nils Brandt booked a flight.", "card"),
    ("X17 booked a place", "Nils Brandt booked their place in the final.", "card"),
    ("X18 kept his card", "The referee kept his red card in his pocket.", "card"),
    ("not sent off", "Contrary to early reports, Nils Brandt was not sent off.", "card"),
    ("X19 came on strong", "Marek Dusik came on strong in the second half.", "substitution"),
    ("X20 came off best", "Goran Ilic came off best in the tackle.", "substitution"),
    (
        "a penalty taken back",
        "A penalty given to Chelsea was taken back after the referee looked at the screen.",
        "penalty_missed",
    ),
)


@pytest.mark.parametrize(("text", "kind", "said"), [pytest.param(*row[1:], id=row[0]) for row in TOLD])
def test_an_event_is_read_with_who_was_in_it(text: str, kind: str, said: dict[str, object]) -> None:
    reading = read_prose(text, language="en")
    found = [
        {filler.role: reading.entities[filler.entity].name.split()[-1] for filler in event.roles} | dict(event.values)
        for event in reading.statements
        if event.kind == kind
    ]
    assert any(said.items() <= event.items() for event in found), found


@pytest.mark.parametrize(("text", "kind"), [pytest.param(*row[1:], id=row[0]) for row in NOT_TOLD])
def test_what_only_looks_like_an_event_is_none(text: str, kind: str) -> None:
    assert not [event for event in read_prose(text, language="en").statements if event.kind == kind]


def test_kicks_of_a_shoot_out_are_no_goals() -> None:
    text = (
        "Marlow Rovers 1-1 Harbour City. Tarn Weller scored on 34 minutes. In "
        "the shoot-out Tarn Weller and Marek Dusik scored, Otto Lindqvist missed."
    )
    reading = read_prose(text, language="en")
    told = (*reading.statements, *reading.unplaced)
    assert len([event for event in told if event.kind == "goal"]) == 1
    kicks = {
        reading.entities[event.roles[-1].entity].name: event.value("scored")
        for event in told
        if event.kind == "shootout_kick"
    }
    assert kicks == {"Tarn Weller": True, "Marek Dusik": True, "Otto Lindqvist": False}
