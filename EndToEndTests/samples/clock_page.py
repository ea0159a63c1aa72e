"""Shared by the tests of the clock: the elements of its page, and its service's responses."""

import datetime

NOW = "**/samples/clock/api/json/utc/now"
LOST = r"net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|CONNECTION_CLOSED|FAILED)"
ENGLISH, KOREAN = "%-d %B %Y, %H:%M", "%Y년 %m월 %d일 %H시 %M분"
UNREACHABLE = "The time service cannot be reached. Check your connection and try again."


def told(date_time="2026-11-20T22:05Z"):
    """A response of the time service."""
    return {
        "$id": "1", "currentDateTime": date_time, "utcOffset": "00:00:00",
        "isDayLightSavingsTime": False, "dayOfTheWeek": "Friday", "timeZoneName": "UTC",
        "currentFileTime": 134396859302500000, "ordinalDate": "2026-324", "serviceResponse": None,
    }


def reading(page):
    return page.locator("#date-time")


def problem(page):
    return page.locator("#problem")


def press(page, label):
    page.get_by_role("button", name=label, exact=True).tap()


def utc_now():
    return datetime.datetime.now(datetime.timezone.utc)


def shows_now(page, form, days=0):
    """Whether the page shows the present minute, or the one before, some days from now."""
    minute = datetime.timedelta(minutes=1)
    day = datetime.timedelta(days=days)
    moments = [utc_now() + day - minute, utc_now() + day]
    return reading(page).inner_text() in [moment.strftime(form) for moment in moments]
