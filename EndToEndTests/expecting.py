"""What tests expect of elements, in any browser."""

from playwright.sync_api import expect as expect_of_playwright


def expect(target):
    """Expectations of a page or an element; those in engines/ bring their own."""
    if hasattr(target, "expectations"):
        return target.expectations()
    return expect_of_playwright(target)
