"""An article's address in the one way it can be written, so that the same page is the same article."""

import re
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

#: What campaigns and readers' apps add to an address; it never tells one page from another.
_TRACKING = re.compile(
    r"(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|mc_cid|mc_eid|ref|ref_src|ref_url|referrer|source_id|cmp|cmpid"
    r"|ns_\w+|at_\w+|ito|ocid|sr_share|smid|smtyp|xtor|partner|ftag|__twitter_impression|amp|outputType)$",
    re.IGNORECASE,
)
_AMP = re.compile(r"/amp/?$")


def canonical_address(url: str) -> str:
    """The address without tracking, fragment, 'www.' and differences of writing; what is no web address stays."""
    parts = urlsplit(url.strip())
    if parts.scheme.lower() not in {"http", "https"} or not parts.netloc:
        return url.strip()
    host = parts.netloc.lower().rpartition("@")[2].removeprefix("www.")
    host = host.removesuffix(":443").removesuffix(":80")
    query = urlencode([pair for pair in parse_qsl(parts.query, keep_blank_values=True) if not _TRACKING.match(pair[0])])
    path = _AMP.sub("", parts.path).rstrip("/") or "/"
    return urlunsplit(("https", host, path, query, ""))
