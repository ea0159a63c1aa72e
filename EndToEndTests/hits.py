"""Asks the browser which element a finger would hit, for every control that is in view."""

# The centre of a control, the middles of its edges, and its corners as far as they are round.
# What has scrolled under a bar (header, dock, tabs, actions of a sheet) or out of a row of choices or
# a sheet is not in view, nor is what is kept for the keyboard alone, in one pixel. Under a sheet,
# nothing can be tapped.
BLOCKED = """() => {
  const bars = [...document.querySelectorAll('.header, .dock, .tabs, .sheet-actions')].filter(
    (one) => one.getClientRects().length);
  const width = document.documentElement.clientWidth;
  const points = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const half = Math.min(width, height) / 2;
    // A list is round for its rows, too.
    const round = Math.max(...[element, element.closest('.list') ?? element].map((one) =>
      Math.min(parseFloat(getComputedStyle(one).borderTopLeftRadius) || 0, half)));
    const inset = 3 + 0.3 * round;
    const across = [inset, width / 2, width - inset];
    const down = [inset, height / 2, height - inset];
    return across.flatMap((x) => down.map((y) => [left + x, top + y]));
  };
  const isIn = ([x, y], { left, right, top, bottom }) =>
    x >= left && x < right && y >= top && y < bottom;
  // The browser looks at whole pixels.
  const edged = ({ left, right, top, bottom }) =>
    ({ left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 });
  const name = (one) => one ? (one.ariaLabel || one.innerText || one.id || one.className) : one;
  const sheet = [...document.querySelectorAll('dialog:modal')].pop();
  const controls = (sheet ?? document).querySelectorAll(
    'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled');
  const isSeen = (one) => one.checkVisibility({ checkOpacity: true }) && one.offsetWidth > 1;
  return [...controls].filter(isSeen).flatMap((control) => {
    const above = bars.filter((bar) => !bar.contains(control));
    const row = control.closest('.offered, dialog')?.getBoundingClientRect();
    return points(control).filter((point) =>
      (!row || isIn(point, row)) && point[0] > 0 && point[0] < width && point[1] > 0 && point[1] < innerHeight
      && !above.some((bar) => isIn(point, edged(bar.getBoundingClientRect())))
    ).flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (control.contains(hit) || hit?.closest('label')?.contains(control)) return [];
      return [`${name(control)} is under ${name(hit)} at ${Math.round(x)}, ${Math.round(y)}`];
    });
  });
}"""

# Where the bars are, and so what a finger that is on its way will hit; not those that scroll.
BARS = """() => [...document.querySelectorAll('.header, .dock, .tabs')].filter((one) =>
  getComputedStyle(one).position !== 'static').map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [one.className, ...[left, top, right, bottom].map(Math.round)].join(' ');
})"""


def blocked_controls(page):
    """The enabled controls in view of which some point answers with another element."""
    return page.evaluate(BLOCKED)


def places_of_bars(page):
    """The boxes of the header, the dock and the tabs."""
    return page.evaluate(BARS)


def is_whole_in_view(page, locator):
    """Whether all of an element is in the window, and none of it is under a bar."""
    return locator.evaluate("""(element) => {
      const box = element.getBoundingClientRect();
      if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 0.5) return false;
      return [...document.querySelectorAll('.header, .dock, .tabs')].every((bar) => {
        if (bar.contains(element)) return true;
        const other = bar.getBoundingClientRect();
        return box.right <= other.left || box.left >= other.right
          || box.bottom <= other.top + 0.5 || box.top >= other.bottom - 0.5;
      });
    }""")
