"""Long lists of JSON are read one object at a time."""

import io
import json

import pytest

from graph.errors import RecordRefused
from loaders import json_stream
from loaders.contract import InputFile
from loaders.json_stream import objects_in


def listed(text):
    return list(objects_in(InputFile("x.json", "x.json", lambda: io.BytesIO(text.encode()))))


@pytest.mark.parametrize("chunk", [1, 2, 3, 7, 64])
def test_objects_come_whole_however_the_file_is_cut(monkeypatch, chunk):
    monkeypatch.setattr(json_stream, "_CHUNK", chunk)
    objects = [{"a": "é, ] } [", "b": [1, {"c": None}]}, {}, {"d": -1.5e3}]
    assert listed(json.dumps(objects, ensure_ascii=False)) == objects
    assert listed("\ufeff" + json.dumps(objects, indent=3)) == objects


def test_an_empty_list_has_none():
    assert listed(" [ ] ") == []


@pytest.mark.parametrize(
    "text", ["", "{}", '[{"a": 1} {"b": 2}]', '[{"a": 1}, ', '[{"a": 1', '[{"a": 1}', "[,]", "[nonsense]"]
)
def test_what_is_no_list_of_objects_or_breaks_off_is_refused(text):
    with pytest.raises(RecordRefused):
        listed(text)
