"""Finds barriers on a page: with axe, in light and dark, and by measuring."""

from axe_playwright_python.sync_playwright import Axe

NARROW = 320
LARGE = "200%"


# Shapes that are cut off at the edge of a drawing are intended, and choices that scroll sideways.
OUTSIDE = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const box = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  return box.width > 0 && (box.right > width + 1 || box.left < -1) && !element.closest('svg')
    && !element.parentElement.closest('.offered, .scrolling-row');
}).map((element) => element.outerHTML.slice(0, 120))"""
TOO_SMALL = """() => [...document.querySelectorAll('button, a, input')].filter((element) => {
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  return box.width > 0 && (box.width < 43.5 || box.height < 43.5);
}).map((element) => element.outerHTML.slice(0, 120))"""

# A word of the app stays in one line, and no text of the app is cut. Names that users type may: those in
# elements and in lists of their own, and those that a sentence isolates.
HARD_TO_READ = """() => {
  const isOurs = (one) => one.checkVisibility({ checkOpacity: true })
    && !one.closest('.spoken, .avatar, [aria-hidden=true], .result-names, [dir=auto]:not(h1)');
  const problems = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!isOurs(node.parentElement)) continue;
    for (const { index, 0: word } of node.data.matchAll(/[^\\s-]+/g)) {
      if (/[\\u2066-\\u2069]/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length <= 16) problems.push(`broken: ${word}`);
    }
  }
  for (const one of document.querySelectorAll('body *')) {
    if (!isOurs(one) || !one.innerText || getComputedStyle(one).overflow === 'visible') continue;
    const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    if (isCut && !one.matches('dialog, .goals, .offered, .scrolling-row')) problems.push(`cut: ${one.innerText.slice(0, 60)}`);
  }
  return problems;
}"""


def reading_problems(page):
    """What is hard to read."""
    return page.evaluate(HARD_TO_READ)


def problems_of_large_text(page):
    """What is hard to read when the user has doubled the size of texts."""
    _enlarge(page, LARGE)
    problems = [f"{LARGE}: {one}" for one in page.evaluate(HARD_TO_READ)]
    _enlarge(page, "")
    return problems


def size_problems(page):
    """Elements that reach out of the window, and controls that are too small for a finger."""
    return [f"outside: {one}" for one in page.evaluate(OUTSIDE)] + [
        f"too small: {one}" for one in page.evaluate(TOO_SMALL)]


def accessibility_problems(page):
    """The problems of the page as it is now, one line each."""
    problems = _too_wide(page)
    problems += [f"light, {problem}" for problem in _ask_axe(page, {"resultTypes": ["violations"]})]
    page.emulate_media(color_scheme="dark")
    problems += [f"dark, {problem}" for problem in _ask_axe(page, {"runOnly": ["color-contrast"]})]
    page.emulate_media(color_scheme="light")
    return problems


def _too_wide(page):
    """Elements wider than the window: as it is, with large text, and in a narrow window."""
    window = page.viewport_size
    where = page.evaluate("[scrollX, scrollY]")
    problems = _wider_than(page, window["width"], "as it is")
    _enlarge(page, LARGE)
    problems += _wider_than(page, window["width"], f"text of {LARGE}")
    page.set_viewport_size({**window, "width": NARROW})
    problems += _wider_than(page, NARROW, f"{NARROW} pixels, text of {LARGE}")
    _enlarge(page, "")
    problems += _wider_than(page, NARROW, f"{NARROW} pixels")
    page.set_viewport_size(window)
    page.evaluate("([x, y]) => scrollTo(x, y)", where)
    return problems


def _enlarge(page, size):
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)


def _wider_than(page, width, situation):
    """Checks the page and its dialogs, because a wide dialog does not widen the page."""
    widths = page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open]')].map(
          (element) => [element.localName, element.getBoundingClientRect().left
            + Math.max(element.scrollWidth, element.offsetWidth)])""")
    return [
        f"{situation}: {name} reaches to {round(end)}" for name, end in widths if end > width + 0.5
    ]


def _ask_axe(page, options):
    if not page.evaluate("!!self.axe"):
        page.evaluate(Axe().axe_script)
    violations = page.evaluate("options => axe.run(options)", options)["violations"]
    return [
        f"{violation['id']}: {node['html'][:200]}"
        for violation in violations for node in violation["nodes"]
    ]


# Choices that were made, in the dialog when there is one: without its mark, each has to look different. The switch that
# shows a password has its own picture for each state.
CHOSEN = """() => [...(document.querySelector('dialog:modal') ?? document)
  .querySelectorAll('[aria-pressed=true], [aria-current=page], :checked:not(option)')]
  .filter((one) => one.checkVisibility() && !one.closest('.reveal') && one.getBoundingClientRect().width > 8).slice(0, 3)"""
UNCHOOSE = """(one) => {
  one.checked = false;
  for (const attribute of ['aria-pressed', 'aria-current']) one.removeAttribute(attribute);
}"""


def unseen_choices(page):
    """Choices that look as if nobody had made them."""
    unseen = []
    handles = page.evaluate_handle(CHOSEN)
    for number in range(handles.evaluate("all => all.length")):
        control = handles.evaluate_handle("(all, number) => all[number]", number).as_element()
        control.evaluate("one => one.scrollIntoView({ block: 'center' })")
        box = control.bounding_box()
        picture = page.screenshot(clip=box)
        control.evaluate(UNCHOOSE)
        if page.screenshot(clip=box) == picture:
            unseen.append(control.evaluate("one => one.outerHTML.slice(0, 120)"))
    return unseen


# What has the focus without a ring around it, its label or its row.
UNRINGED = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return '';
  const ringed = [active, active.closest('label'), active.closest('li')].some((one) =>
    one && getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 2);
  return ringed || active.localName === 'dialog' ? '' : active.outerHTML.slice(0, 120);
}"""


def unseen_focus(page, most=25):
    """Where the Tab key leads first and nothing shows it."""
    unseen = set()
    for _ in range(most):
        page.keyboard.press("Tab")
        unseen.add(page.evaluate(UNRINGED))
    return unseen - {""}
