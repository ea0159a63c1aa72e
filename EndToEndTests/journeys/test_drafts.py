"""What is typed is not lost: by the way back, another screen, a reload or a killed page."""

from people import *

NAMES = "\n".join(f"Player {number}" for number in range(1, 121))


def opens_the_list(person):
    """From the list of players, or from where it is open."""
    if person.control("Add player").is_visible():
        person.press("Add player")
    field = person.field("List of names")
    # A list that was pasted is folded to its first line.
    ways = field.or_(person.control("Paste a list")).or_(person.control("Edit text"))
    expect(ways.locator("visible=true").first).to_be_visible()
    if person.control("Paste a list").is_visible():
        person.press("Paste a list")
    return field


def test_a_pasted_list_of_120_names_survives_a_wrong_way_back_and_a_reload(new_person):
    person = new_person()
    person.goes_on_without_an_account()
    person.write(opens_the_list(person), NAMES)
    person.sees("Add 120 players")
    person.page.go_back()
    person.sees_title("Players")
    expect(opens_the_list(person)).to_have_value(NAMES)
    person.page.reload()
    person.sees_title("Paste a list")
    expect(opens_the_list(person)).to_have_value(NAMES)
    person.press("Add 120 players")
    person.sees_title("Players")
    expect(opens_the_list(person)).to_have_value("")


def test_what_was_typed_is_there_in_the_page_after_a_killed_one(new_person):
    person = new_person()
    person.goes_on_without_an_account().adds("Ann", "Ben")
    person.press("Add player")
    person.write(person.field("Name"), "Zolt")
    # A page that is killed before the disk is done has said nothing else.
    wait_for_drafts(person, ["draft/newPlayer"])
    person.page.close(run_before_unload=False)
    person = person.opens_another_page()
    person.press("Add player")
    expect(person.field("Name")).to_have_value("Zolt")


def test_what_is_typed_for_a_player_survives_a_reload_and_is_gone_when_it_was_used(new_person):
    person = new_person()
    person.goes_on_without_an_account().adds("Ann", "Ben")
    person.opens_player("Ann")
    person._opens_field("Favourite team")
    person.write(person.page.get_by_role("textbox"), "Reds")
    # On a busy machine the disk takes longer than the reload.
    wait_for_a_draft(person)
    person.page.reload()
    expect(person.page.get_by_role("textbox")).to_have_value("Reds")
    person.press("Done")
    person.sees("Reds")
    assert drafts(person) == []


def test_nothing_of_a_password_is_on_the_disk_and_log_out_erases_the_rest(new_person):
    person = new_person()
    person.registers("zoltan", "sehr geheim 4711")
    person.adds("Ann")
    person.press("Add player")
    person.write(person.field("Name"), "Be")
    person.page.go_back()
    wait_for_drafts(person, ["draft/newPlayer"])
    person.logs_out()
    wait_for_drafts(person, [])
    person.goes_to_the_login()
    person.write(person.field("Username"), "zolt")
    person.write(person.field("Password"), "sehr geheim 4711")
    wait_for_drafts(person, ["draft/login"])
    assert "geheim" not in person.page.evaluate(RECORDS)


RECORDS = """() => new Promise(done => {
  const opening = indexedDB.open('football-gather');
  opening.onsuccess = () => {
    const records = opening.result.transaction('records').objectStore('records');
    const [keys, values] = [records.getAllKeys(), records.getAll()];
    records.transaction.oncomplete = () => {
      opening.result.close();
      const texts = values.result.map(value => new TextDecoder().decode(value));
      done(keys.result.map((key, at) => `${key}: ${texts[at]}`).join('\\n'));
    };
  };
})"""


def drafts(person):
    lines = person.page.evaluate(RECORDS).split("\n")
    return [line.split(": ")[0] for line in lines if line.startswith("draft/")]


def wait_for_a_draft(person):
    for _ in range(500):
        if drafts(person):
            return
        person.page.evaluate("new Promise(done => setTimeout(done, 20))")
    assert drafts(person)


def wait_for_drafts(person, wanted):
    for _ in range(500):
        if drafts(person) == wanted:
            return
        person.page.evaluate("new Promise(done => setTimeout(done, 20))")
    assert drafts(person) == wanted
