"""What a first visitor waits for: from opening the address until a tap is answered, on slow networks."""

import contextlib
import dataclasses

from bench_page import FOLDER, PHONE, SITE, SLOWDOWN, WHOLE
from bench_server import TransferServer
from bench_table import median, same, short

PAGES = FOLDER.parents[1] / ".build-pages"
HURRIED_USER = """() => {
  const visible = (label, kind) => [...document.querySelectorAll(kind)].find(
    (element) => element.textContent.trim() === label && element.getClientRects().length > 0);
  const marks = (self.firstTap = {});
  const look = () => {
    marks.painted ??= visible('Add player', '#app a, #app button') && performance.now();
    if (marks.painted && !marks.tapped) {
      marks.tapped = true;
      visible('Add player', '#app a, #app button').click();
    }
    if (visible('Add player', '#app h1')) return (marks.answered = performance.now());
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}"""


@dataclasses.dataclass
class Network:
    """A slow connection, and how long a first tap may take on it, in milliseconds."""

    name: str
    kilobits: int
    latency: int
    budget: int


NETWORKS = [Network("slow 4G", 1_600, 150, 1_700), Network("700 kbit/s", 700, 300, 2_500)]


def measure_first_tap(browser, table, visits):
    """Adds a line for each network, and the pages that friends open by a link."""
    servers = [TransferServer(SITE), TransferServer(WHOLE)]
    for network in NETWORKS:
        pairs = [
            [first_visit(browser, server.url, network) for server in servers] for _ in range(visits)]
        answered, in_one = ([marks["answered"] for marks in side] for side in zip(*pairs))
        painted = median([marks["painted"] for marks, _ in pairs])
        table.add_amount(
            f"cold visit, “Add player” tapped and answered, {network.name}", median(answered),
            network.budget, "ms",
            f"{short(median(answered))} ms ({short(min(answered))} to {short(max(answered))}),"
            f" button there at {short(painted)}; in one part {short(median(in_one))}; {same(answered)}")
    for server in servers:
        server.stop()
    for name, page in [("follow", "follow/over.en"), ("reply", "reply/in.en"), ("table", "table/table.en")]:
        measure_page(browser, table, visits, name, PAGES / f"{page}.html")


def measure_page(browser, table, visits, name, file):
    """Adds the line of a page that the server renders: until its heading is painted on slow 4G."""
    if not file.is_file():
        raise SystemExit(f"{file} is missing; `make pages` writes it.")
    server = PageServer(SITE, file)
    times = [page_visit(browser, server.url, NETWORKS[0]) for _ in range(visits)]
    server.stop()
    table.add_amount(
        f"cold visit of a page to {name}, painted, {NETWORKS[0].name}", median(times), 1_500, "ms",
        f"{short(median(times))} ms; {same(times)}")


def first_visit(browser, url, network):
    """The marks of a visit by a browser that was never here, in milliseconds since it began."""
    with slow_page(browser, network) as page:
        page.add_init_script(f"({HURRIED_USER})()")
        page.goto(url, wait_until="commit")
        page.wait_for_function("() => self.firstTap?.answered")
        return page.evaluate("self.firstTap")


def page_visit(browser, url, network):
    """When the first paint with text was, in milliseconds since the visit began."""
    with slow_page(browser, network) as page:
        page.goto(url, wait_until="commit")
        return page.wait_for_function(
            "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        ).json_value()


@contextlib.contextmanager
def slow_page(browser, network):
    """A page of a browser that was never here, on a slow network and processor."""
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-US")
    context.set_default_timeout(60_000)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": network.latency,
        "downloadThroughput": network.kilobits * 1_000 / 8,
        "uploadThroughput": network.kilobits * 1_000 / 16,
    })
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    try:
        yield page
    finally:
        context.close()


class PageServer(TransferServer):
    """Serves a page that the real server would render at `/`, with the files of a built client."""

    def __init__(self, folder, page):
        self._page = page
        super().__init__(folder)

    def _respond(self, handler, path):
        if path == "/index.html":
            return self.send(handler, 200, "text/html; charset=utf-8", self._page.read_bytes())
        return super()._respond(handler, path)
