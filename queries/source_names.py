"""A source as people name it: by a path, by an address however it is written, or by its key."""

from collections.abc import Sequence
from pathlib import Path

from rapidfuzz import fuzz, process

from graph.claims import Source
from graph.errors import NotFound
from graph.ledger.sources import Known
from loaders.articles.address import canonical_address
from loaders.find import shown

_NEAR = 75


def writings(typed: str) -> tuple[str, ...]:
    """What a source may go by in the ledger that somebody names so."""
    typed_path = shown(Path(typed).absolute())
    return tuple(dict.fromkeys((shown(typed), typed_path, *map(_key, _addresses(shown(typed))))))


def same_address(known: Sequence[Known], typed: str) -> list[str]:
    """The keys of the sources whose address differs only in its writing from what was typed."""
    wanted = {canonical_address(address) for address in _addresses(typed)}
    return [one.key for one in known if one.url and canonical_address(one.url) in wanted]


def not_found(known: Sequence[Known], typed: str) -> NotFound:
    """The error that no source goes by a name, with what those closest to it go by."""
    near = _near(known, typed)
    hint = f"; did you mean {', or '.join(near)}?" if near else ""
    return NotFound(
        f"no source goes by {typed!r} (right: its key, its address or the path it was loaded from; "
        f"'touchline sources' lists them){hint}",
        near,
    )


def _addresses(typed: str) -> tuple[str, ...]:
    """The addresses that were meant: people leave 'https://' out."""
    if "://" in typed:
        return (typed,)
    return (f"https://{typed}",) if "." in typed.partition("/")[0].strip(".") else ()


def _key(address: str) -> str:
    return Source.article("", title="", loader="", url=canonical_address(address)).key


def _near(known: Sequence[Known], typed: str) -> tuple[str, ...]:
    """The closest by address, by path or its last part, or by title: as each would be typed."""
    wanted = canonical_address(typed).casefold()
    told = [
        (name.casefold(), one.url or one.origin or one.key)
        for one in known
        for name in (
            one.key,
            one.url and canonical_address(one.url),
            one.origin,
            Path(one.origin or "").name,
            one.title,
        )
        if name
    ]
    best = process.extract(wanted, [name for name, _ in told], scorer=fuzz.ratio, limit=9, score_cutoff=_NEAR)
    return tuple(dict.fromkeys(told[place][1] for _, _, place in best))[:3]
