"""A source: who published it, what it mentions, whom it quotes, and of which other it is a reprint."""

from collections.abc import Sequence

from graph.claims import ClaimView, SourceView
from graph.facts.draft import Draft, Tie, UnitRows
from graph.facts.evidence import evidence
from graph.facts.fields import date_properties, parsed
from graph.facts.units import home_of
from graph.rows import Properties

_PLAIN = ("title", "url", "published", "language", "sha256", "licence")


def derive_source(source: SourceView, claims: Sequence[ClaimView]) -> UnitRows:
    """All rows of one source, from what it mentions and quotes."""
    draft = Draft(source.key)
    ordered = sorted((claim for claim in claims if claim.source.key == source.key), key=lambda claim: claim.id)
    stand = _stand(source)
    properties: Properties = {"name": source.title}
    properties.update({name: told for name in _PLAIN if (told := getattr(source, name)) is not None})
    if source.published is not None and (day := parsed(source.published[:10])) is not None:
        properties.update({k: v for k, v in date_properties("published", day).items() if k != "published"})
    label = "Article" if source.kind == "article" else "Dataset"
    draft.add(source.key, ("Source", label), {**properties, **stand})
    if source.publisher_key is not None:
        draft.link(Tie("PUBLISHED_BY", source.key, source.publisher_key), dict(stand))
    if source.reprint_of is not None:
        draft.link(Tie("REPRINT_OF", source.key, source.reprint_of), dict(stand))
    _mentions(draft, source.key, [claim for claim in ordered if claim.kind == "mention"])
    for claim in ordered:
        if claim.kind == "quote":
            _quote(draft, source.key, claim)
        elif home_of(claim).kind == "source" and claim.kind != "mention":
            draft.see(claim)
    return draft.done()


def _stand(source: SourceView) -> Properties:
    """A source stands on itself."""
    return {"claims": [], "source_keys": [source.key], "sources": 1, "disputed": []}


def _mentions(draft: Draft, source: str, claims: Sequence[ClaimView]) -> None:
    """One relationship for each thing mentioned, whatever number of names the source has for it."""
    by_thing: dict[str, list[ClaimView]] = {}
    for claim in claims:
        if claim.values.get("ambiguous") is not True:
            by_thing.setdefault(claim.roles["thing"].entity, []).append(claim)
    for thing, own in by_thing.items():
        own.sort(key=lambda claim: (claim.start or 0, claim.id))
        told = [form for claim in own for form in str(claim.values.get("told", "")).split("|") if form]
        sentences = {
            int(n) for claim in own for n in str(claim.values.get("sentences", "")).split(",") if n.isdecimal()
        }
        properties: Properties = {
            "times": sum(n if isinstance(n := claim.values.get("times", 1), int) else 1 for claim in own),
            "told": list(dict.fromkeys(told)),
            "sentences": sorted(sentences),
        }
        if isinstance(first := own[0].values.get("first", own[0].quote), str):
            properties["first"] = first
        draft.link(Tie("MENTIONS", source, thing), {**properties, **evidence(own)})


def _quote(draft: Draft, source: str, claim: ClaimView) -> None:
    """Each quotation is a relationship of its own."""
    places = (("quote", claim.values.get("quote", claim.quote)), ("start", claim.start), ("end", claim.end))
    properties: Properties = {name: value for name, value in places if value is not None}
    draft.link(Tie("QUOTES", source, claim.roles["speaker"].entity, claim.id), {**properties, **evidence((claim,))})
