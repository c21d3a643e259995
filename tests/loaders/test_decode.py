"""Old single-byte encodings are told from each other where their letters tell them."""

from loaders.decode import decode


def test_western_letters_are_not_taken_for_polish_ones():
    text = "Muñoz, Peña e Iñaki López: Núñez marcó."
    assert decode(text.encode("latin-1")).text == text


def test_polish_letters_stay_polish():
    text = "Zażółć gęślą jaźń, żółw, Błaszczykowski strzelił gola."
    assert decode(text.encode("cp1250")).text == text
