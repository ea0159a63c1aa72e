"""Sharing in WebKit and Firefox, and what one of them lacks."""

from engine_people import *

RECORD_COPIES = """() => {
  self.copied = [];
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => {
    await write(text);
    copied.push(text);
  };
}"""
RECORD_FILES = """() => {
  const address = URL.createObjectURL;
  URL.createObjectURL = (file) => (self.saved = file) && address.call(URL, file);
  HTMLAnchorElement.prototype.click = () => {};
}"""
# As another engine, an old version or the settings of a user have it.
TAKE_AWAY = """() => {
  for (const name of ['wakeLock', 'vibrate', 'share', 'canShare', 'clipboard']) {
    delete Navigator.prototype[name];
  }
  delete Element.prototype.moveBefore;
  delete self.AudioContext;
  return ['wakeLock', 'vibrate', 'share', 'canShare', 'clipboard'].filter(
    (name) => name in navigator);
}"""


def at_a_result(person):
    person.adds("Ann", "유나").plays(["Ann"], ["유나"])
    person.scores("Team B")
    person.press("End gather")
    person.confirms("End gather")
    person.sees("{} won", "Team B")
    return person


def test_a_result_is_copied_and_saved_as_a_picture(new_person):
    person = at_a_result(new_person())
    person.page.evaluate(RECORD_COPIES)
    person.press("Share")
    person.press("Result as text")
    person.is_told("Copied")
    [text] = person.page.evaluate("copied")
    assert "유나" in text and "0-1" in text
    person.page.evaluate(RECORD_FILES)
    person.press("Share")
    person.press("Picture")
    person.page.wait_for_function("self.saved")
    assert person.page.evaluate("[saved.name, saved.type]") == ["football-gather.png", "image/png"]
    assert person.page.evaluate(
        "async () => { const { width, height } = await createImageBitmap(saved);"
        " return [width, height]; }") == [1080, 1080]


def test_what_an_engine_lacks_is_not_missed(new_person):
    person = new_person().adds("Ann", "Bob", "Cleo")
    assert person.page.evaluate(TAKE_AWAY) == []
    person.plays(["Ann"], ["Bob"], bench=["Cleo"])
    person.starts_clock()
    person.lets_pass(minutes=11)
    person.is_told("Full time")
    person.scores("Team A")
    person.press("Cleo")
    person.press("To Team B")
    person.press("End gather")
    person.confirms("End gather")
    person.press("Share")
    person.press("Result as text")
    person.sees("{} won", "Team A")
