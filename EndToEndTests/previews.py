"""What programs that preview links read from a page: real extractors, without a network.

`linkpreview` is always there. Matrix chats use Synapse, which is large, as others are; so these are asked when they
are installed: `pip install matrix-synapse metadata_parser extruct opengraph_py3`. Alone, the file shows what each of
them reads from the pages of `make pages`:

    python EndToEndTests/previews.py .build-pages/reply
"""

import importlib.util
import pathlib
import sys

ADDRESS = "https://gather.example/in/AAAAAAAAAAUAAAAAAAAABg"


def linkpreview(html):
    from linkpreview import Link, LinkPreview

    found = LinkPreview(Link(ADDRESS, html))
    return found.title, found.description, found.image


def synapse(html):
    from synapse.media.preview_html import decode_body, parse_html_to_open_graph

    found = parse_html_to_open_graph(decode_body(html.encode(), ADDRESS))
    return found["og:title"], found["og:description"], found["og:image"]


def metadata_parser(html):
    from metadata_parser import MetadataParser

    found = MetadataParser(html=html, url=ADDRESS, search_head_only=False).parsed_result
    values = (found.get_metadatas(name, strategy=["og"]) for name in ("title", "description", "image"))
    return tuple(value["og"][0] if value else None for value in values)


def extruct(html):
    import extruct as library

    (found,) = library.extract(html, base_url=ADDRESS, syntaxes=["opengraph"], uniform=True)["opengraph"]
    return found.get("og:title"), found.get("og:description"), found.get("og:image")


def opengraph_py3(html):
    from opengraph_py3 import OpenGraph

    found = OpenGraph(html=html, scrape=True)
    return found.get("title"), found.get("description"), found.get("image")


PACKAGES = {
    "linkpreview": linkpreview, "synapse": synapse, "metadata_parser": metadata_parser, "extruct": extruct,
    "opengraph_py3": opengraph_py3,
}
EXTRACTORS = [read for package, read in PACKAGES.items() if importlib.util.find_spec(package)]


if __name__ == "__main__":
    for page in sorted(pathlib.Path(sys.argv[1]).glob("*.html")):
        for read in EXTRACTORS:
            print(page.name, read.__name__, *read(page.read_text()), sep=" | ")
