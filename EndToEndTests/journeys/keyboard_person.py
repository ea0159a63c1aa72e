"""A person who uses the app only with the keyboard."""

from people import *


class KeyboardPerson(Person):
    """A person who uses only keys, and checks after each one that the focus is visible."""

    def tap(self, target):
        self.walks_to(target)
        self.page.keyboard.press("Space" if target.get_attribute("role") == "checkbox" else "Enter")
        self.knows_where_they_are()

    def write(self, field, text):
        self.walks_to(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def pick(self, option):
        """Moves from one radio button to the next with the arrow keys."""
        name = option.get_attribute("name")
        self._walk(lambda: self._active("one.type === 'radio' && one.name", name))
        for _ in range(10):
            if self._is_on(option):
                break
            self.page.keyboard.press("ArrowDown")
            self.sees_the_focus()
        if not option.is_checked():
            self.page.keyboard.press("Space")
        expect(option).to_be_checked()

    def walks_to(self, target):
        expect(target).to_be_visible()
        expect(target).to_be_enabled()
        self._walk(lambda: self._is_on(target))

    def _walk(self, has_arrived):
        for _ in range(60):
            if has_arrived():
                return self.sees_the_focus()
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key does not reach the target")

    def _is_on(self, target):
        return target.evaluate("one => one === document.activeElement")

    def _active(self, expression, value):
        return self.page.evaluate(
            f"value => (one => {expression} === value)(document.activeElement)", value)

    def knows_where_they_are(self):
        """Checks that an element has the focus, after any event."""
        self.page.wait_for_function(
            "() => document.activeElement && document.activeElement !== document.body")

    def sees_the_focus(self):
        """Checks that the focus is drawn and that nothing covers the element that has it."""
        # The ring may be drawn around the row that contains the control.
        self.page.wait_for_function(
            """() => {
              const active = document.activeElement;
              const ringed = [active, active.closest('label'), active.closest('li')].some((one) => {
                if (!one) return false;
                const { outlineStyle, outlineWidth } = getComputedStyle(one);
                return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
              });
              const frame = active.closest('label') ?? active;
              const box = frame.getBoundingClientRect();
              const top = document.elementFromPoint(
                (box.left + box.right) / 2, (box.top + box.bottom) / 2);
              return ringed && top && (frame.contains(top) || top.contains(frame));
            }""")
