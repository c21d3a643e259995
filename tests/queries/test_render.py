"""Tables for people show what they are given."""

from queries.render import show_table


def test_what_stands_in_brackets_is_shown(capsys):
    show_table(["match", "note"], [["Osk v Tannby", "[awarded] needs touchline[kloppy]"]])
    assert "[awarded] needs touchline[kloppy]" in capsys.readouterr().out
