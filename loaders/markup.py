"""XML as the same kind of node as JSON, so that one way of reading serves both."""

from lxml import etree  # pyright: ignore[reportAttributeAccessIssue] - a C module without stubs

from loaders.contract import FileHead, InputFile
from loaders.node import Node

#: The member of a node that holds the text of an element itself.
CONTENT = "text()"


def is_xml(head: FileHead, *names: str) -> bool:
    """Whether a file is XML and all these elements are seen at its beginning, with or without a prefix."""
    text = head.text or ""
    return head.first == "<" and all(f"<{name}" in text or f":{name}" in text for name in names)


def parsed_xml(file: InputFile) -> Node:
    """The root of a document: attributes are members '@name', elements are lists under their names without prefix.

    No entity that a document declares is resolved, and nothing is fetched: a document that uses one is refused.
    """
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, load_dtd=False, remove_comments=True, remove_pis=True
    )
    try:
        root = etree.fromstring(file.read(), parser)
    except etree.XMLSyntaxError as error:
        raise file.refused(f"not XML: {error.msg}", line=error.lineno) from error
    if any(True for _ in root.iter(etree.Entity)):
        raise file.refused("it uses entities that it declares itself; those are not resolved")
    return Node(_members(root))


def first(node: Node, name: str) -> Node:
    """The first element of that name, empty where there is none."""
    found = node.nodes(name)
    return found[0] if found else node.node(name)


def content(node: Node, name: str) -> str | None:
    """The text of the first element of that name."""
    return first(node, name).text(CONTENT)


def _members(element: etree._Element) -> dict[str, object]:
    members: dict[str, object] = {f"@{etree.QName(name).localname}": value for name, value in element.attrib.items()}
    told = " ".join("".join((element.text or "", *(child.tail or "" for child in element))).split())
    if told:
        members[CONTENT] = told
    children: dict[str, list[object]] = {}
    for child in element:
        children.setdefault(etree.QName(child).localname, []).append(_members(child))
    return members | children
