"""The addresses that a page names, and whether they lead somewhere."""

from html.parser import HTMLParser
from urllib.error import HTTPError
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

# The attributes whose value is an address, or several with blanks between them.
ADDRESSES = {"href", "src", "data-rest", "data-texts", "data-words"}
PICTURES = {"og:image", "twitter:image"}


class Addresses(HTMLParser):
    """Collects the addresses in a page, except those that open another program."""

    def __init__(self, html):
        super().__init__()
        self.found = set()
        self.language = None
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "html":
            self.language = values.get("lang")
        if values.get("property") in PICTURES:
            self.found.add(values["content"])
        for name in ADDRESSES & values.keys():
            self.found.update(
                one for one in values[name].split() if urlsplit(one).scheme in ("", "http", "https"))


def fetch(url, language="en"):
    """The status and the text of a page, as a browser of a language receives it."""
    request = Request(url, headers={"Accept-Language": language, "Accept": "text/html,*/*;q=0.8"})
    try:
        with urlopen(request) as response:
            return response.status, response.read()
    except HTTPError as error:
        return error.code, error.read()


def page_at(url, language):
    return Addresses(fetch(url, language)[1].decode())


def dead_addresses(url, page):
    """The addresses on the site of a page at a URL which lead nowhere, with the status of each."""
    statuses = {}
    for address in sorted(page.found):
        whole = urljoin(url, address)
        if urlsplit(whole).netloc == urlsplit(url).netloc:
            statuses[address] = fetch(whole, page.language)[0]
    return {address: status for address, status in statuses.items() if status != 200}
