"""People who use the app: they know only what is written on the screen."""

import re
import time

import pytest
from conftest import PHONE, loses_the_network
from expecting import expect
from korean import KOREAN, with_particles

TEAMS = ("Team A", "Team B")
# Chromium's messages about requests that a test lets fail.
OFFLINE = r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|NETWORK_CHANGED|CONNECTION_RESET)"


def isolated(name):
    """A name in a sentence: between marks of direction when it runs from right to left."""
    return f"\u2068{name}\u2069" if re.search("[\u0590-\u08ff]", name) else name


def status(*codes):
    """Matches Chromium's messages about responses with these statuses."""
    return rf"responded with a status of ({'|'.join(map(str, codes))})"


# Whether the page says that it is in sight.
IN_SIGHT = """isInSight => {
  Object.defineProperty(document, 'hidden', { value: !isInSight, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

# Waits for the writes under way, and for those that wait for these: a transaction begins after all that were begun before
# it. A reload ends the others, on a busy machine before the page says that the disk is slow.
DISK_IS_DONE = """async () => {
  const databases = await self.indexedDB?.databases().catch(() => []) ?? [];
  if (!databases.some(({ name }) => name === 'football-gather')) return;
  for (let wait = 0; wait < 3; wait += 1) {
    await new Promise((done) => {
      const opening = indexedDB.open('football-gather');
      opening.onerror = done;
      opening.onsuccess = () => {
        const end = () => { opening.result.close(); done(); };
        const { transaction } = opening.result.transaction('records').objectStore('records');
        transaction.oncomplete = transaction.onabort = end;
        transaction.objectStore('records').count();
      };
    });
  }
}"""


def holds_the_program(page):
    """Keeps the program and its texts on their way; returns what lets them arrive."""
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))

    def let_it_arrive():
        for route in held:
            route.continue_()
        page.unroute("**/*.wasm")
    return let_it_arrive


class Person:
    """A person at a phone or a desktop, who finds elements by their English or Korean text."""

    def __init__(self, page, words, url):
        self.page = page
        self.words = words or {}
        self.url = url
        self.tapped_plus = {}

    def say(self, text, *names):
        """A label in the person's language; team names among `names` are translated too."""
        words = (self.words.get(name, name) for name in names)
        return with_particles(self.words.get(text, text).format(*words))

    # --- Hands

    def tap(self, target):
        """Taps on a phone, clicks on a desktop."""
        self.looks_here()
        if self.page.viewport_size == PHONE:
            target.tap()
        else:
            target.click()

    def looks_here(self):
        """Brings the window to the front, because the browser delays drawing the others."""
        if len(self.page.context.pages) > 1:
            self.page.bring_to_front()

    def write(self, field, text):
        field.fill(text)

    def pick(self, option):
        """Chooses one of several options."""
        self.tap(option)

    def press(self, label, *names, role="button"):
        self.tap(self.control(label, *names, role=role))

    # --- Eyes

    def control(self, label, *names, role="button"):
        return self.page.get_by_role(role, name=self.say(label, *names), exact=True)

    def text(self, text, *names):
        return self.page.get_by_text(self.say(text, *names), exact=True)

    def field(self, label):
        return self.page.get_by_role("textbox", name=self.say(label), exact=True).or_(
            self.page.get_by_label(self.say(label), exact=True)).first

    def sees_title(self, text, *names):
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(self.say(text, *names))

    def sees(self, text, *names):
        expect(self.text(text, *names).first).to_be_visible()

    def sees_no(self, text, *names):
        expect(self.text(text, *names)).to_have_count(0)

    def is_told(self, part):
        """Checks that a status message contains `part`."""
        expect(self.page.get_by_role("status").filter(has_text=part).first).to_be_visible()

    def row(self, name):
        """The row of a list that contains a name."""
        rows = self.page.get_by_role("listitem")
        return rows.filter(has=self.page.get_by_text(name, exact=True))

    # --- Coming and going

    def opens(self):
        self.page.goto(self.url)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def opens_another_page(self):
        """Opens the app in another page of the same browser; the first stays open."""
        return type(self)(self.page.context.new_page(), self.words, self.url).opens()

    def asks_api(self, path):
        """The REST API's response to the person's browser, with its cookie."""
        return self.page.context.request.get(f"{self.url}/api/{path}").json()

    def waits_for_the_disk(self):
        """Waits until no icon says that the device is saving, or that a slow disk refused to."""
        self.sees_no("Saving on this device")
        self.sees_no("Not saved on this device")

    def is_saved_online(self):
        """Waits until nothing waits to be saved; of a person with an account."""
        if self.page.locator(".status").is_visible():
            # The settings say it in words instead of with an icon.
            self.sees("Saved online")
        expect(self.page.locator(".waiting")).to_have_count(0)

    def looks_again_at(self, time):
        """Looks at the page again at this time: what passes while it is in sight is not a jump."""
        self.page.evaluate(IN_SIGHT, False)
        self.page.context.clock.set_fixed_time(time)
        self.page.evaluate(IN_SIGHT, True)

    def reloads(self):
        self.waits_for_the_disk()
        self.page.evaluate(DISK_IS_DONE)
        self.page.reload()

    def keeps_the_app(self):
        """Waits until the device has stored the whole app, some moments after the first visit."""
        self.page.wait_for_function(
            "() => navigator.serviceWorker.controller?.state === 'activated'")
        return self

    def loses_the_network(self):
        loses_the_network(self.page)

    def finds_the_network(self):
        self.page.context.set_offline(False)

    def goes_on_without_an_account(self):
        """The app opens on the list, so there is nothing to do but to see it."""
        self.sees_title("Players")
        return self

    def goes_to_the_login(self):
        """Opens the login screen, unless it is open."""
        way = self.control("I have an account", role="link")
        expect(way.or_(self.field("Username")).first).to_be_visible()
        if way.is_visible():
            self.tap(way)
            self.sees_title("Log in or register")
        return self

    def registers(self, username, password="a long password"):
        self._identify(username, password)
        self.press("Register")
        expect(self.field("Username")).to_have_count(0)
        return self

    def logs_out(self):
        self.press("Settings", role="link")
        self.press("Log out")
        self.confirms("Log out")
        self.sees_title("Players")
        expect(self.control("I have an account", role="link")).to_be_visible()

    def logs_in(self, username, password="a long password"):
        self._identify(username, password)
        self.press("Login")
        expect(self.field("Username")).to_have_count(0)
        return self

    def logs_in_again(self, username, password="a long password"):
        """Logs in from the settings, after the login has expired."""
        self.press("Settings", role="link")
        self.press("Login")
        self.logs_in(username, password)
        return self

    def _identify(self, username, password):
        self.goes_to_the_login()
        self.write(self.field("Username"), username)
        self.write(self.field("Password"), password)

    def goes_to(self, tab):
        self.press(tab, role="link")
        self.sees_title(tab)

    def goes_back(self):
        self.press("Back")

    # --- Players

    def adds(self, *names, shown=None):
        """Adds players, whose names may be shown in another form."""
        self.press("Add player")
        self.sees_title("Add player")
        for name in names:
            self.write(self.field("Name"), name)
            self.page.keyboard.press("Enter")
            expect(self.field("Name")).to_have_value("")
            expect(self.field("Name")).to_be_focused()
        self.press("Done")
        self.sees_title("Players")
        for name in shown or names:
            expect(self.row(name).first).to_be_visible()
        return self

    def opens_player(self, name):
        self.tap(self.row(name).get_by_role("button"))
        self.sees_title(name)

    def edits(self, label, text):
        """Types the value of a field of the open player."""
        self._opens_field(label)
        self.write(self.page.get_by_role("textbox"), text)
        self._finishes_field(label, text)

    def chooses(self, label, choice):
        """Chooses the value of a field of the open player."""
        self._opens_field(label)
        self.pick(self.control(choice, role="radio"))
        self._finishes_field(label, self.say(choice))

    def _opens_field(self, label):
        self.tap(self._field_row(label))
        self.sees_title(label)

    def _finishes_field(self, label, value):
        self.press("Done")
        expect(self._field_row(label)).to_contain_text(value)

    def _field_row(self, label):
        return self.page.get_by_role("button", name=re.compile(f"^{self.say(label)} "))

    # --- Teams

    def opens_selection(self):
        """Prepares a gather, and opens the selection of those who play."""
        self.press("New gather")
        teams = self.page.get_by_role("button", name=re.compile(f"^{self.say('Who plays')}"))
        ticks = self.page.get_by_role("checkbox")
        expect(teams.or_(ticks).first).to_be_visible()
        if teams.is_visible():
            self.tap(teams)
        expect(ticks.first).to_be_visible()

    def selects(self, *names):
        """Prepares a gather with these players only."""
        self.opens_selection()
        ticked = self.page.get_by_role("checkbox", checked=True)
        for count in range(ticked.count() - 1, -1, -1):
            self.tap(ticked.first)
            self.sees_title("{} selected", str(count))
        for count, name in enumerate(names, start=1):
            self.tap(self.row(name).get_by_role("checkbox"))
            self.sees_title("{} selected", str(count))

    def confirms_players(self):
        self.press("Confirm players")
        self.sees_title("Confirm players")

    def team(self, team):
        return self.page.get_by_role("region", name=self.say(team), exact=True)

    def stands_in(self, name, team):
        expect(self.team(team).get_by_text(name, exact=True)).to_be_visible()

    def moves(self, name, team):
        self.press("Move {} to {}", isolated(name), team)
        self.stands_in(name, team)

    def starts_gather(self):
        self.press("Start gather")
        self.sees_title("Gather in progress")

    def plays(self, team_a, team_b, bench=()):
        """Does everything from the list to the kick-off."""
        self.selects(*team_a, *team_b, *bench)
        self.confirms_players()
        for team, names in zip(TEAMS, (team_a, team_b)):
            for name in names:
                self.moves(name, team)
        self.starts_gather()
        return self

    # --- The match

    def sees_score(self, team_a, team_b):
        """Checks the score that screen readers announce."""
        announced = f"{self.say('Team A')} {team_a}, {self.say('Team B')} {team_b}"
        expect(self.page.get_by_text(announced, exact=True)).to_be_attached()

    def scores(self, team):
        # Two taps within 300 ms are one goal, and a test is faster than a thumb.
        pause = self.tapped_plus.get(team, 0) + 0.35 - time.monotonic()
        if pause > 0:
            self.page.wait_for_timeout(pause * 1000)
        self.press("{} plus", team)
        self.tapped_plus[team] = time.monotonic()
        self.is_told(self.say("Goal for {}", team))

    def undoes(self):
        self.press("Undo")
        expect(self.control("Undo")).to_have_count(0)

    @property
    def clock(self):
        return self.page.get_by_role("timer")

    def sees_clock(self, text):
        expect(self.clock).to_have_text(text)

    def starts_clock(self):
        self.press("Start")
        expect(self.control("Pause")).to_be_visible()

    def pauses_clock(self):
        self.press("Pause")
        self.sees("Paused")

    def ends_gather(self):
        """Ends the gather, sees its result, and goes back to the list."""
        self.press("End gather")
        self.confirms("End gather")
        expect(self.control("Reopen")).to_be_visible()
        self.goes_back()
        self.sees_title("Players")

    def confirms(self, label):
        """Presses the button with this label in the confirmation."""
        dialog = self.page.get_by_role("dialog")
        self.tap(dialog.get_by_role("button", name=self.say(label), exact=True))
        expect(dialog).to_have_count(0)

    def resumes_gather(self):
        self.tap(self.page.get_by_role("button", name=self.say("Resume gather")))
        self.sees_title("Gather in progress")

    def opens_result(self, score):
        self.goes_to("Past gathers")
        result = self.page.get_by_role("listitem").filter(has_text=score).get_by_role("button")
        self.tap(result)
        expect(self.page.get_by_role("heading", level=1)).not_to_have_text(
            self.say("Past gathers"))


@pytest.fixture
def new_person(server, new_context):
    """Opens the app for a new person, on a phone unless the options say otherwise."""

    def make(kind=Person, words=None, before=lambda page: None, **options):
        page = new_context(**options).new_page()
        before(page)
        return kind(page, words, server.url).opens()

    return make


def on_two_devices(new_person, **options):
    """Opens the same match on two devices."""
    one = new_person(**options).registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    one.is_saved_online()
    other = new_person(**options).logs_in("Zoe")
    other.resumes_gather()
    other.sees_score(0, 0)
    return one, other


def what_is_online(person):
    """The gathers with their players' teams, as the REST API lists them to the person's browser."""
    person.is_saved_online()
    gathers = person.asks_api("gathers")
    for gather in gathers:
        players = person.asks_api(f"gathers/{gather['id']}/players")
        gather["teams"] = {player["name"]: player["team"] for player in players}
    return gathers


def names_online(person):
    """The players' names, as the REST API lists them to the person's browser."""
    person.is_saved_online()
    return sorted(player["name"] for player in person.asks_api("players"))
