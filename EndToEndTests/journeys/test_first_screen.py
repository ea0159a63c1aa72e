"""The first screen is in sight before Swift has arrived, and Swift takes it over as it is."""

from people import *

# A disk that never answers, so that the opening screen stays; the app's patience has no end.
NO_ANSWER = """
  IDBFactory.prototype.open = () => ({});
  const { setTimeout } = self;
  self.setTimeout = (work, delay) => (delay === 3000 ? 0 : setTimeout(work, delay));"""
COUNT_CHANGES = """
  self.changes = [];
  new MutationObserver((changes) => {
    for (const { type, target } of changes) self.changes.push(`${type} ${target.nodeName}`);
  }).observe(document.getElementById('app'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  });"""
PAINTED = "performance.getEntriesByName('first-contentful-paint').length === 1"


def test_name_and_mark_need_nothing_but_the_page(site, new_context):
    context = new_context(viewport=PHONE)
    # Another language than the page's, so that Swift's first page is noticed.
    context.add_cookies([{"name": "gather_language", "value": "ko", "url": site.url}])
    page = context.new_page()
    page.add_init_script(NO_ANSWER)
    held = []
    page.route(lambda url: url != f"{site.url}/", lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("heading", name="Football Gather")).to_be_in_viewport()
    expect(page.locator("#page-opening .brand-mark")).to_be_in_viewport()
    page.wait_for_function(PAINTED)
    page.evaluate(COUNT_CHANGES)
    # What comes from now on is not held.
    page.route(lambda url: url != f"{site.url}/", lambda route: route.continue_())
    for route in held:
        route.continue_()
    # Swift sets the language when it shows its first page.
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    assert page.evaluate("changes") == []
