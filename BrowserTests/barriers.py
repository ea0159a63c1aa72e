"""What keeps people from using a page: found by axe, in light and dark, and by measuring."""

from axe_playwright_python.sync_playwright import Axe


def barriers(page):
    """What is wrong with the page as it is now, a line each."""
    problems = []
    width = page.evaluate("document.scrollingElement.scrollWidth")
    if width > page.viewport_size["width"]:
        problems.append(f"it is {width} pixels wide")
    problems += [f"light, {problem}" for problem in _ask_axe(page, {"resultTypes": ["violations"]})]
    page.emulate_media(color_scheme="dark")
    problems += [f"dark, {problem}" for problem in _ask_axe(page, {"runOnly": ["color-contrast"]})]
    page.emulate_media(color_scheme="light")
    return problems


def _ask_axe(page, options):
    if not page.evaluate("!!self.axe"):
        page.evaluate(Axe().axe_script)
    violations = page.evaluate("options => axe.run(options)", options)["violations"]
    return [
        f"{violation['id']}: {node['html'][:200]}"
        for violation in violations for node in violation["nodes"]
    ]
