"""How many bytes the first visit and the next one transfer."""

from bench_page import SITE
from bench_server import TransferServer

KB = 1_000


def measure_visits(context, table):
    """Adds the lines for everything, for JavaScript, and for the next visit."""
    server = TransferServer(SITE)
    first = visit(context, server)
    by_page, everything = sum(first.values()), sum(server.sent.values())
    script = sum(size for url, size in first.items() if url.endswith(".js"))
    server.sent.clear()
    again = visit(context, server)
    files = {path: size for path, size in server.sent.items() if path != "/service-worker.js"}
    check = server.sent.get("/service-worker.js", 0)
    server.stop()
    table.add_amount("bytes of the first visit", everything / KB, 125, "KB",
                     f"{everything:,} B with headers: {by_page:,} by the page, the rest by the"
                     " service worker")
    table.add_amount("  of which JavaScript, for the page", script / KB, 8, "KB",
                     f"{script:,} B with headers")
    table.add_amount("bytes of the next visit, the app's files", sum(files.values()), 0, "B",
                     f"{sum(again.values()):,} B by the page; the check for an update {check:,} B")


def visit(context, server):
    """Opens the app and waits until the device has stored it; the bytes per address."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    urls, sizes = {}, {}
    session.on("Network.requestWillBeSent",
               lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished",
               lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.enable")
    page.goto(server.url)
    page.wait_for_selector("#app h1")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.wait_for_timeout(3_000)  # Chromium checks for an update soon after a visit.
    page.close()
    bytes_by_url = {}
    for request, size in sizes.items():
        url = urls.get(request, "?")
        bytes_by_url[url] = bytes_by_url.get(url, 0) + int(size)
    return bytes_by_url
