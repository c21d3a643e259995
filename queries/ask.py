"""Asks a question of whatever runs Cypher: names become keys, the text runs, rows come back typed."""

from collections.abc import Mapping
from typing import get_args

from pydantic import ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from graph.errors import BadUse
from graph.stores.contract import Param
from queries.answers import Answer
from queries.defaults import LIMIT
from queries.naming import key_of
from queries.question import ClaimsById, Named, Question, Request, RequestT, RowT, Runs


def ask(
    runner: Runs,
    question: Question[RequestT, RowT],
    request: RequestT,
    limit: int | None = LIMIT,
    ledger: ClaimsById | None = None,
) -> Answer[RowT]:
    """The answer to a request; `limit` is the most rows given, None for all.

    `ledger` reads claims by id; without it an answer holds what the store alone knows.

    Raises `Ambiguous` or `NotFound` where a name does not lead to one thing.
    """
    params = with_keys(runner, request)
    if question.follow is not None:
        rows = [question.row.model_validate(row.model_dump()) for row in question.follow(runner, params)]
        return Answer(question.name, question.row, rows)
    table = runner.query(question.cypher, params, None if limit is None else limit + 1)
    rows = question.rows_of(table)
    if question.records is not None and ledger is not None and (limit is None or len(rows) <= limit):
        rows += [
            question.row.model_validate(row.model_dump()) for row in question.records(runner, params, ledger, rows)
        ]
    more = limit is not None and len(rows) > limit
    return Answer(question.name, question.row, rows[:limit] if more else rows, more)


def request_of(question: Question[RequestT, RowT], fields: Mapping[str, object]) -> RequestT:
    """A request from named fields; BadUse says which field is wrong and what would be right."""
    try:
        return question.request.model_validate(dict(fields))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise BadUse(f"{question.name}: {field}: {_told(first, question)}") from error


def _told(wrong: ErrorDetails, question: Question[RequestT, RowT]) -> str:
    """What is wrong with a field: in the words of the question's own checks, or of those of types."""
    if wrong["type"] == "value_error":
        return str(wrong.get("ctx", {}).get("error", wrong["msg"]))
    return f"{wrong['msg'].lower()} (fields: {', '.join(question.request.model_fields)})"


def with_keys(runner: Runs, request: Request) -> dict[str, Param]:
    """The parameters of a request, each name replaced by the key of what it means."""
    params: dict[str, Param] = {}
    for name, field in type(request).model_fields.items():
        value: Param = getattr(request, name)
        named = named_field(field)
        if named is not None and isinstance(value, str):
            value = key_of(runner, value, named.labels, name)
        params[name] = value
    return params


def named_field(field: FieldInfo) -> Named | None:
    """The mark that says a field is a name, where it is one."""
    marks = [
        *field.metadata,
        *(mark for part in get_args(field.annotation) for mark in getattr(part, "__metadata__", ())),
    ]
    return next((mark for mark in marks if isinstance(mark, Named)), None)
