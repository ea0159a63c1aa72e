"""Dates are said as the browser's language says them."""

import datetime

from people import *

FRIDAY = datetime.datetime(2026, 11, 20, 18, 40, tzinfo=datetime.timezone.utc)
# How many lines the title takes.
LINES = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1'));
  return new Set([...range.getClientRects()].map((line) => line.top)).size;
}"""


@pytest.mark.parametrize("locale, dates", [
    ("en-US", ["Today 6:40 PM", "Yesterday 6:40 PM", "Fri, Nov 20, 6:40 PM",
               "Fri, Nov 20, 2026"]),
    ("en-GB", ["Today 18:40", "Yesterday 18:40", "Fri 20 Nov, 18:40", "Fri, 20 Nov 2026"]),
    ("ko-KR", ["오늘 오후 6:40", "어제 오후 6:40", "11월 20일 (금) 오후 6:40",
               "2026년 11월 20일 (금)"]),
], ids=["en-US", "en-GB", "ko-KR"])
def test_a_date_is_said_as_in_the_browsers_language_on_one_line(new_person, locale, dates):
    person = new_person(
        locale=locale, words=KOREAN if locale == "ko-KR" else None, timezone_id="Europe/London",
        before=lambda page: page.clock.set_fixed_time(FRIDAY))
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.ends_gather()
    for day, date in zip((0, 1, 7, 300), dates):
        person.page.clock.set_fixed_time(FRIDAY + datetime.timedelta(days=day))
        person.reloads()
        person.goes_to("Past gathers")
        expect(person.page.get_by_role("listitem").get_by_text(date, exact=True)).to_be_visible()
        person.opens_result("0-0")
        expect(person.page.get_by_role("heading", level=1)).to_have_text(date)
        assert person.page.evaluate(LINES) == 1
        person.goes_back()
