"""Drives the program in EndToEndTests/Fixture."""

import pytest


class FixturePage:
    """A page of the fixture program: sends commands and reads the log."""

    def __init__(self, page):
        self.page = page
        page.wait_for_selector("#counter, #other")

    def reload(self):
        """Reloads the page, and waits for the program, before which commands are lost."""
        self.page.reload()
        self.page.wait_for_selector("#counter, #other")

    def command(self, *texts):
        """Sends commands as taps on elements that are not part of the rendered page.

        Several are sent at once, so that no timer fires between them.
        """
        self.page.evaluate(
            """texts => {
              for (const text of texts) {
                const button = document.createElement('button');
                button.dataset.tap = text;
                document.body.append(button);
                button.click();
                button.remove();
              }
            }""",
            texts,
        )

    def log(self):
        return self.page.eval_on_selector_all("#log li", "all => all.map(one => one.textContent)")

    def wait_for_log(self, line):
        self.page.wait_for_function(
            "line => [...document.querySelectorAll('#log li')].some(one => one.textContent === line)",
            arg=line,
        )

    def rows(self):
        return self.page.eval_on_selector_all("#rows > li", "all => all.map(one => one.id)")

    def changes(self, command, root="#rows"):
        """The changes of the document below `root` that a command causes."""
        return self.page.evaluate(
            """([command, root]) => {
              const observer = new MutationObserver(() => {});
              observer.observe(document.querySelector(root), {
                subtree: true, childList: true, attributes: true, characterData: true,
              });
              const button = document.createElement('button');
              button.dataset.tap = command;
              document.body.append(button);
              button.click();
              button.remove();
              return observer.takeRecords().map(record => ({
                type: record.type, attribute: record.attributeName,
                added: [...record.addedNodes].map(node => node.id ?? node.nodeName),
                removed: [...record.removedNodes].map(node => node.id ?? node.nodeName),
              }));
            }""",
            [command, root],
        )

    def active(self):
        return self.page.evaluate("document.activeElement.id || document.activeElement.tagName")


@pytest.fixture
def fixture_page(open_page, fixture_site):
    return FixturePage(open_page(fixture_site.url))
