"""Names: which is shown, and a node for each, by which people find what it names."""

from collections.abc import Iterable, Mapping, Sequence

from graph.claims import ClaimView, Thing
from graph.facts.draft import Draft, Tie, fact_key
from graph.facts.evidence import evidence
from graph.facts.fields import date_properties, parsed
from graph.names import fold, order_free
from graph.rows import Properties

#: Ways of telling that are a name of the thing itself; 'the Croatian' and 'he' are none.
_BY_NAME = frozenset({"", "name", "full", "alias", "register", "gazetteer"})
_SHORT = {"surname": "short", "given name": "short", "short": "short", "nickname": "nickname"}


class Names:
    """The names of one entity with the claims and sources that use each."""

    def __init__(self, key: str, person: bool = False) -> None:
        self.key = key
        self._person = person
        self._users: dict[str, set[str]] = {}
        self._claims: dict[str, dict[str, ClaimView]] = {}
        self._kinds: dict[str, str] = {}
        self._more: dict[str, Properties] = {}

    def add(self, text: str, kind: str, source: str, claim: ClaimView | None = None,
            more: Properties | None = None) -> None:
        """A name in use by a source; the first kind told of it by rank (full before short) counts."""
        text = " ".join(text.split())
        if not text:
            return
        self._users.setdefault(text, set()).add(source)
        if claim is not None:
            self._claims.setdefault(text, {})[claim.id] = claim
        self._kinds[text] = min(kind, self._kinds.get(text, kind), key=_kind_rank)
        if more:
            self._more[text] = {**more, **self._more.get(text, {})}

    def best(self) -> str | None:
        """The name that is shown."""
        full = [text for text, kind in self._kinds.items() if kind == "full"] or list(self._kinds)
        return best_name({text: len(self._users[text]) for text in full}, self._person)

    def texts(self) -> list[str]:
        """All names that are its own, not only a part or a nickname."""
        return sorted(text for text, kind in self._kinds.items() if kind not in ("short", "slip"))

    def draw(self, draft: Draft) -> None:
        """A node for each name, once however it is written: in any case, with or without accents."""
        same: dict[tuple[str, bool], list[str]] = {}
        for text, kind in self._kinds.items():
            same.setdefault((order_free(text), kind == "short"), []).append(text)
        for (folded, weak), texts in sorted(same.items()):
            if folded and not (weak and (folded, False) in same):
                self._draw(draft, folded, weak, texts)

    def _draw(self, draft: Draft, folded: str, weak: bool, texts: Sequence[str]) -> None:
        text = best_name({one: len(self._users[one]) for one in texts}, self._person) or texts[0]
        claims = [claim for one in sorted(texts) for claim in self._claims.get(one, {}).values()]
        stand: Properties = evidence(claims) if claims else _bare({u for one in texts for u in self._users[one]})
        key = fact_key("name", self.key, folded)
        node: Properties = {"name": text, "text": text, "folded": folded, **stand}
        kind: Properties = {"kind": min((self._kinds[one] for one in texts), key=_kind_rank), "weak": weak}
        more: Properties = {k: v for one in sorted(texts) for k, v in self._more.get(one, {}).items()}
        draft.add(key, ("Name",), node)
        draft.link(Tie("NAMES", key, self.key), {**more, **kind, **stand})


def _bare(sources: Iterable[str]) -> Properties:
    keys = sorted(sources)
    return {"claims": [], "source_keys": keys, "sources": len(keys), "disputed": []}


def _kind_rank(kind: str) -> tuple[int, str]:
    order = ("full", "sponsor", "former", "nickname", "short", "slip")
    return (order.index(kind) if kind in order else 1), kind


def best_name(uses: Mapping[str, int], person: bool = False) -> str | None:
    """The name to show: of a person, one in full; then the one that most sources use, then the longer one."""
    if not uses:
        return None
    return min(uses, key=lambda text: (person and _initials(text), -uses[text], text.isupper(), -len(text), text))


def _initials(text: str) -> int:
    """2 for a name with initials ('Kebano N.'), 1 for a single word, 0 otherwise."""
    parts = text.split()
    if any(len(part.rstrip(".")) == 1 and part.endswith(".") for part in parts):
        return 2
    return int(len(parts) == 1)


def names_of(key: str, claims: Sequence[ClaimView], members: Sequence[Thing] = (), *, person: bool = False) -> Names:
    """All names that sources use for an entity, in claims of any kind and as things."""
    names = Names(key, person)
    for member in members:
        names.add(member.name, "full", member.source)
    for claim in claims:
        for role in claim.roles.values():
            if role.entity != key:
                continue
            names.add(role.name, "full", claim.source.key)
            kind = _told_kind(role.how, role.told, role.name) if role.told else None
            if kind is not None:
                names.add(role.told, kind, claim.source.key)
        if claim.kind == "name" and claim.roles["thing"].entity == key:
            _named(names, claim)
    return names


def _told_kind(how: str, told: str, name: str) -> str | None:
    """What kind of name the words of a text are; a part of the name is short, a description is none."""
    if fold(told) == fold(name):
        return "full"
    if how in _SHORT:
        return _SHORT[how]
    if how not in _BY_NAME:
        return None
    parts, whole = set(fold(told).split()), set(fold(name).split())
    return "short" if parts < whole else "full"


def _named(names: Names, claim: ClaimView) -> None:
    text = claim.values.get("text")
    if not isinstance(text, str):
        return
    more: Properties = {}
    if isinstance(language := claim.values.get("language"), str):
        more["language"] = language
    for bound in ("since", "until"):
        if bound in claim.values and (date := parsed(claim.values[bound])) is not None:
            more.update(date_properties(bound, date))
    kind = claim.values.get("name_kind")
    names.add(text, kind if isinstance(kind, str) else "full", claim.source.key, claim, more)
