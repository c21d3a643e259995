"""Who manages which side, told in the many ways in which reports tell it."""

import pytest

from tests.support.told_names import roles_of


@pytest.mark.parametrize(
    ("text", "person", "club", "state"),
    [
        # an office beside a club and a name
        ("Marlow manager Ann Lee left three strikers at home.", "Ann Lee", "Marlow", "current"),
        ("Ann Lee, the Marlow manager, shook every hand.", "Ann Lee", "Marlow", "current"),
        ("Harbour's head coach, Igor Sand, had seen enough.", "Igor Sand", "Harbour", "current"),
        ("Ann Lee, manager of Marlow, nodded.", "Ann Lee", "Marlow", "current"),
        ("The manager of Marlow, Ann Lee, nodded.", "Ann Lee", "Marlow", "current"),
        ("Igor Sand - the Harbour boss - kicked a bottle.", "Igor Sand", "Harbour", "current"),
        ("The Harbour boss, Igor Sand, kicked a bottle.", "Igor Sand", "Harbour", "current"),
        ("Seasiders boss Igor Sand kicked a bottle.", "Igor Sand", "Eastvale", "current"),
        ("Harbour's new head coach Igor Sand clapped.", "Igor Sand", "Harbour", "current"),
        ("Under-fire Marlow boss Ann Lee clapped.", "Ann Lee", "Marlow", "current"),
        ("Ann Lee is the Marlow manager.", "Ann Lee", "Marlow", "current"),
        ("Ann Lee remains manager of Marlow.", "Ann Lee", "Marlow", "current"),
        ("Marlow, managed by Ann Lee, were late.", "Ann Lee", "Marlow", "current"),
        ("Ann Lee, who manages Marlow, was late.", "Ann Lee", "Marlow", "current"),
        ("Marlow player-manager Ann Lee brought herself on.", "Ann Lee", "Marlow", "current"),
        ('- Marlow manager Ann Lee: "We had a plan and it worked well."', "Ann Lee", "Marlow", "current"),
        # for a time
        ("Harbour caretaker Ned Fox smiled.", "Ned Fox", "Harbour", "caretaker"),
        ("Harbour interim manager Ned Fox smiled.", "Ned Fox", "Harbour", "caretaker"),
        ("Ned Fox, the acting Harbour manager, smiled.", "Ned Fox", "Harbour", "caretaker"),
        ("Acting manager Ned Fox was in charge of Harbour.", "Ned Fox", "Harbour", "caretaker"),
        # over, or to come
        ("Former Marlow boss Kit Dunn was in the stands.", "Kit Dunn", "Marlow", "former"),
        ("Kit Dunn, the former Marlow manager, was in the stands.", "Kit Dunn", "Marlow", "former"),
        ("Ex-Marlow manager Kit Dunn was in the stands.", "Kit Dunn", "Marlow", "former"),
        ("The then Marlow manager Kit Dunn said no.", "Kit Dunn", "Marlow", "former"),
        ("Kit Dunn was the Marlow manager in those days.", "Kit Dunn", "Marlow", "former"),
        ("Incoming Harbour head coach Ned Fox was in the stands.", "Ned Fox", "Harbour", "incoming"),
        ("Outgoing Harbour head coach Ned Fox was in tears.", "Ned Fox", "Harbour", "current"),
        # in charge, without an office
        ("Eastvale have improved under Igor Sand.", "Igor Sand", "Eastvale", "current"),
        ("Under Igor Sand, Eastvale have improved.", "Igor Sand", "Eastvale", "current"),
        ("Ann Lee's Marlow were second to every ball.", "Ann Lee", "Marlow", "current"),
        ("Ann Lee's new-look Marlow side were sharp.", "Ann Lee", "Marlow", "current"),
    ],
)
def test_a_manager_is_found_however_it_is_told(text, person, club, state):
    assert roles_of(text).managers() == {(person, club, state)}


@pytest.mark.parametrize(
    ("text", "person", "club"),
    [
        ("Marlow 2 Harbour 1\nAnn Lee threw on Luis Cruz and Marlow found another gear.", "Ann Lee", "Marlow"),
        ("Marlow 2 Harbour 1\nAnn Lee responded by sending on Luis Cruz.", "Ann Lee", "Marlow"),
        ("Marlow 2 Harbour 1\nAnn Lee lost Joel Stone to injury and sent on Luis Cruz.", "Ann Lee", "Marlow"),
        ("Marlow 2 Harbour 1\nAnn Lee replaced Luis Cruz with Omar Said.", "Ann Lee", "Marlow"),
        ("Marlow 2 Harbour 1\nAnn Lee handed Luis Cruz his first start.", "Ann Lee", "Marlow"),
        ("Marlow 2 Harbour 1\nManager Ann Lee was booed as Marlow trooped off.", "Ann Lee", "Marlow"),
    ],
)
def test_whose_players_someone_sends_on_is_whose_manager_they_are(text, person, club):
    told = roles_of(text, match=("Marlow", "Harbour"), teams_of={"Luis Cruz": "Marlow"} if "Cruz" in text else None)
    assert (person, club, "current") in told.managers()


def test_the_other_manager_is_the_other_sides():
    told = roles_of(
        "Marlow 2 Harbour 1\nMarlow boss Ann Lee was first down the tunnel.\n"
        "Igor Sand's men had begun well, but Harbour faded and Sand made three changes.",
        match=("Marlow", "Harbour"),
    )
    assert told.managers() == {("Ann Lee", "Marlow", "current"), ("Igor Sand", "Harbour", "current")}


def test_whoever_beats_a_side_does_not_manage_it():
    told = roles_of(
        "Marlow 2 Harbour 1\nIt was late when Ann Lee's side edged past Harbour and went home.",
        match=("Marlow", "Harbour"),
    )
    assert told.managers() == {("Ann Lee", "Marlow", "current")}


def test_men_who_face_another_side_soon_are_not_that_sides():
    told = roles_of(
        "Marlow 2 Harbour 1\nThe win lifts Marlow above Castle and piles pressure on Kit Dunn's men, who "
        "face Eastvale on Tuesday.",
        match=("Marlow", "Harbour"),
    )
    assert not [found for found in told.managers() if found[1] in ("Eastvale", "Marlow", "Harbour")]


@pytest.mark.parametrize(
    "text",
    [
        "Assistant manager Jo Birch took training.",
        "Marlow first-team coach Jo Birch took training.",
        "Marlow goalkeeping coach Jo Birch took training.",
        "Against Harbour, coach Kit Dunn tried a back three.",
        "Tom Hale's side of the pitch was bare.",
        "Tom Hale shot under Gus Okoye and Marlow led.",
        "Nils Berg, under pressure from Tom Hale, turned away from Marlow.",
        "Ann Lee's old side Marlow were relegated.",
        "Luis Cruz scored against manager Ann Lee's former club.",
        "Tom Hale's Marlow career is over.",
        "Tom Hale put Luis Cruz through and Marlow led.",
        "Marlow could do with a manager like Ann Lee's father.",
    ],
)
def test_what_only_looks_like_a_manager_is_none(text):
    managers = roles_of(text, match=("Marlow", "Harbour")).managers()
    assert not [found for found in managers if found[2] in ("current", "caretaker")], managers


def test_an_assistant_is_an_officer_and_no_manager():
    told = roles_of("Marlow assistant manager Jo Birch took training.")
    assert told.one("officer") == {
        "person": "Jo Birch",
        "team": "Marlow",
        "role": "assistant manager",
        "state": "current",
        "status": "stated",
    }
    assert not told.of("managed")


def test_the_day_of_the_text_is_a_day_of_the_tenure():
    told = roles_of("Marlow manager Ann Lee left early.", published="2019-03-02")
    assert told.one("managed")["seen"] == "2019-03-02"


def test_whose_side_plays_whom_does_not_change_sides():
    told = roles_of(
        "Harbour 0 Marlow 3\n'We were poor,' said boss Igor Sand, whose side play Castle on Sunday. "
        "Harbour had won six in a row.",
        match=("Harbour", "Marlow"),
    )
    assert ("Igor Sand", "Castle", "current") not in told.managers()


def test_a_managers_counterpart_is_a_manager():
    told = roles_of("Marlow boss Ann Lee shook hands with Harbour counterpart Igor Sand.")
    assert told.managers() == {("Ann Lee", "Marlow", "current"), ("Igor Sand", "Harbour", "current")}


def test_a_counterpart_of_a_captain_is_no_manager():
    assert not roles_of("Marlow captain Joel Stone shook hands with Harbour counterpart Nils Berg.").of("managed")


def test_a_bare_coach_in_a_text_about_one_club_is_that_clubs():
    told = roles_of(
        "Marlow fall again\nMarlow were poor. Marlow had no plan. Nobody at Marlow seemed to care, and "
        "Harbour did the rest.\n"
        'Coach Ann Lee: "We have to look at ourselves in the mirror."',
        match=("Marlow", "Harbour"),
    )
    assert ("Ann Lee", "Marlow", "current") in told.managers()
