#!/usr/bin/env bash
# Synapse 1.163.2 takes an empty og:description for none and puts the text of the page itself into a link's preview.
#
# A page that states `<meta property="og:description" content="">` means to say nothing about itself: ogp.me makes the
# property optional, and an empty one is valid HTML. The first lines of the body then go to all who are in the room where
# the link was sent; on a page with names, the names. A stated title and image make no difference, words do.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tool
tool/bin/pip install --quiet --disable-pip-version-check matrix-synapse==1.163.2 beautifulsoup4==4.15.0 lxml==6.1.3
tool/bin/python - << 'END'
from synapse.media.preview_html import decode_body, parse_html_to_open_graph

PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Match</title>
<meta property="og:title" content="Match"><meta property="og:image" content="https://example.org/match.png">
<meta property="og:description" content="{}"></head><body><h1>Match</h1><p>Ann, Ben and Cem are in.</p></body></html>"""


def description(stated):
    body = PAGE.format(stated).encode()
    return parse_html_to_open_graph(decode_body(body, "https://example.org/"))["og:description"]


empty, stated = description(""), description("Who is in?")
print(f"empty: {empty!r}; stated: {stated!r}")
if "Ann, Ben and Cem" not in empty or stated != "Who is in?":
    raise SystemExit("changed: the preview reads otherwise")
print("as found: an empty description brings the text of the page")
END
