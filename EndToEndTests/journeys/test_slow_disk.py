"""A tap is on the page at once; others see it when the device's disk has it, or has refused it."""

from people import *

# While `self.disk` is "slow", a transaction that writes stays open, because it reads on and on. The
# app's patience with such a disk never ends.
SLOW_DISK = """
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const opened = transaction.call(this, stores, mode, options);
    if (mode !== 'readwrite' || !self.disk) return opened;
    const records = opened.objectStore('records');
    const wait = () => {
      if (self.disk === 'slow') records.get('').onsuccess = wait;
      if (self.disk === 'refusing') opened.abort();
    };
    wait();
    return opened;
  };
  const { setTimeout } = self;
  self.setTimeout = (work, delay) => (delay === 3000 ? 0 : setTimeout(work, delay));"""


def with_slow_disk(new_person):
    return new_person(before=lambda page: page.add_init_script(SLOW_DISK))


def makes_disk(person, state):
    person.page.evaluate("state => { self.disk = state }", state)


def in_a_match_online(new_person):
    """A person in a match, the same match in another window, and on another device."""
    person = with_slow_disk(new_person).registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.is_saved_online()
    window = person.opens_another_page()
    phone = new_person().logs_in("Zoe")
    for other in (window, phone):
        other.resumes_gather()
        other.sees_score(0, 0)
    return person, window, phone


def scores_on_a_slow_disk(person):
    """Scores; the requests that the page sends from now on."""
    sent = []
    person.page.on("request", lambda request: sent.append(request.method))
    makes_disk(person, "slow")
    person.scores("Team A")
    person.sees_score(1, 0)
    person.sees("Saving on this device")
    return sent


def test_a_goal_is_on_the_page_at_once_and_elsewhere_when_it_is_stored(new_person):
    person, window, phone = in_a_match_online(new_person)
    sent = scores_on_a_slow_disk(person)
    for other in (window, phone):
        other.sees_score(0, 0)
    assert sent == []
    makes_disk(person, "fast")
    for other in (window, phone):
        other.sees_score(1, 0)
    person.is_saved_online()
    assert sent[0] == "POST"


def test_a_goal_of_a_page_that_was_killed_before_the_disk_had_it_never_was(new_person):
    person, window, phone = in_a_match_online(new_person)
    sent = scores_on_a_slow_disk(person)
    person.page.close()
    assert sent == []
    again = window.opens_another_page()
    again.resumes_gather()
    again.is_saved_online()
    again.scores("Team B")
    for one in (again, window, phone):
        one.sees_score(0, 1)


def test_a_goal_that_the_disk_refuses_stays_on_the_page_which_says_so(new_person):
    person = with_slow_disk(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"])
    scores_on_a_slow_disk(person)
    makes_disk(person, "refusing")
    person.is_told("This browser does not keep anything")
    person.sees("Not saved on this device")
    person.sees_score(1, 0)
    makes_disk(person, "fast")
    person.scores("Team A")
    person.sees_no("Not saved on this device")
    person.reloads()
    person.sees_score(2, 0)


def test_a_goal_that_the_disk_refused_is_written_again_without_a_tap(new_person):
    person = with_slow_disk(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"])
    scores_on_a_slow_disk(person)
    makes_disk(person, "refusing")
    person.is_told("This browser does not keep anything")
    makes_disk(person, "fast")
    person.sees_no("Not saved on this device")
    expect(person.control("Dismiss")).to_have_count(0)
    person.reloads()
    person.sees_score(1, 0)
