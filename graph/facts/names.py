"""Names: which is shown, and a node for each, by which people find what it names."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from graph.claims import ClaimView, Thing
from graph.facts.draft import Draft, Tie, fact_key
from graph.facts.evidence import evidence
from graph.facts.fields import date_properties, parsed
from graph.facts.listed import ListedName, listed_names
from graph.names import fold, order_free
from graph.rows import Properties

#: Ways of resolving words that are a name of the thing itself; 'the Croatian' and 'he' are none.
_BY_NAME = frozenset({"", "name", "full", "alias", "register", "gazetteer"})
_SHORT = {"surname": "short", "given name": "short", "short": "short", "nickname": "nickname"}
_KINDS = ("full", "short", "sponsor", "former", "nickname", "code", "slip")


@dataclass(slots=True)
class _Name:
    """One way of writing a name: who uses it, and what is told of it."""

    users: set[str] = field(default_factory=set)
    claims: dict[str, ClaimView] = field(default_factory=dict)
    kind: str = "slip"
    weak: bool = True
    more: Properties = field(default_factory=dict)


class Names:
    """The names of one entity with the claims and sources that use each."""

    def __init__(self, key: str, *, person: bool = False) -> None:
        self.key = key
        self._person = person
        self._names: dict[str, _Name] = {}
        self._usual: str | None = None

    def add(self, text: str, kind: str, source: str, *, weak: bool = False) -> _Name | None:
        """A name in use by a source; None where it has no signs."""
        text = " ".join(text.split())
        if not order_free(text):
            return None
        name = self._names.setdefault(text, _Name())
        name.users.add(source)
        name.kind = min(kind, name.kind, key=_rank)
        name.weak = name.weak and weak
        return name

    def add_listed(self, listed: Sequence[ListedName]) -> None:
        """Names of the gazetteer, which no source needs to use; the first is the usual one."""
        for one in listed:
            self._usual = self._usual or one.text
            name = self._names.setdefault(one.text, _Name())
            name.kind, name.weak = min(one.kind, name.kind, key=_rank), name.weak and one.weak
            for bound, year in (("since", one.since), ("until", one.until)):
                if year is not None and (date := parsed(f"{year:04d}")) is not None:
                    name.more.update(date_properties(bound, date))

    def best(self) -> str | None:
        """The name that is shown."""
        if self._usual is not None:
            return self._usual
        full = [text for text, name in self._names.items() if name.kind == "full"] or list(self._names)
        return best_name({text: len(self._names[text].users) for text in full}, person=self._person)

    def texts(self) -> list[str]:
        """All names in full that sources use."""
        return sorted(
            text for text, name in self._names.items() if name.kind not in ("short", "slip", "code") and name.users
        )

    def draw(self, draft: Draft) -> None:
        """A node for each name, once however it is written: in any case and order, with or without accents."""
        same: dict[str, list[str]] = {}
        for text in sorted(self._names):
            same.setdefault(order_free(text), []).append(text)
        for folded, texts in same.items():
            self._draw(draft, folded, texts)

    def _draw(self, draft: Draft, folded: str, texts: Sequence[str]) -> None:
        names = [self._names[text] for text in texts]
        text = best_name({one: len(self._names[one].users) for one in texts}, person=self._person) or texts[0]
        stand = _stand([c for name in names for c in name.claims.values()], {u for name in names for u in name.users})
        link: Properties = {k: v for name in names for k, v in name.more.items()}
        link["kind"] = min((name.kind for name in names), key=_rank)
        link["weak"] = all(name.weak for name in names)
        key = fact_key("name", self.key, folded)
        draft.add(key, ("Name",), {"name": text, "text": text, "folded": folded, **stand})
        draft.link(Tie("NAMES", key, self.key), {**link, **stand})


def _stand(claims: Sequence[ClaimView], users: Iterable[str]) -> Properties:
    if claims:
        return evidence(claims)
    keys = sorted(users)
    return {"claims": [], "source_keys": keys, "sources": len(keys), "disputed": []}


def _rank(kind: str) -> tuple[int, str]:
    return (_KINDS.index(kind) if kind in _KINDS else 1), kind


def best_name(uses: Mapping[str, int], *, person: bool = False) -> str | None:
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
    """All names that sources use for an entity, in claims of any kind and as things, and those of the gazetteer."""
    names = Names(key, person=person)
    names.add_listed(listed_names(members))
    for member in members:
        names.add(member.name, "full", member.source)
    for claim in claims:
        for role in claim.roles.values():
            if role.entity == key:
                names.add(role.name, "full", claim.source.key)
                if (kind := _told_kind(role.how, role.told, role.name)) is not None:
                    names.add(role.told, kind, claim.source.key, weak=kind == "short")
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
    return "short" if set(fold(told).split()) < set(fold(name).split()) else "full"


def _named(names: Names, claim: ClaimView) -> None:
    """A name that a source tells as such, with its kind, language and years."""
    text, kind = claim.values.get("text"), claim.values.get("name_kind")
    name = (
        names.add(text, kind if isinstance(kind, str) else "full", claim.source.key) if isinstance(text, str) else None
    )
    if name is None:
        return
    name.claims[claim.id] = claim
    if isinstance(language := claim.values.get("language"), str):
        name.more["language"] = language
    for bound in ("since", "until"):
        if bound in claim.values and (date := parsed(claim.values[bound])) is not None:
            name.more.update(date_properties(bound, date))
