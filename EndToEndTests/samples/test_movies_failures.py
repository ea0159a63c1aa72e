"""Movies with invalid queries, without a network, and with errors of the service."""

import pytest
from movies_page import *


def test_an_empty_and_a_far_too_long_query_are_explained(new_person):
    person = new_person().searches("star").finds("movies found")
    count = person.cards.count()
    person.searches("  ").sees("Type a part of a title first.")
    expect(person.field).to_have_attribute("aria-invalid", "true")
    person.searches("x" * 10_000).sees(
        "This is too long: at most 100 characters can be searched for.")
    person.stays_in_its_window()
    expect(person.cards).to_have_count(count)
    person.searches("alien").finds("movies? found")
    expect(person.page.get_by_role("alert")).to_have_count(0)


SIGNS = [
    "%", "\"", "'", "*", "( )", "star AND OR NOT", "%\"'*() AND OR", "star*", "title:star",
    "NEAR(star wars)", "-star", "&page=9#x", "\\", "<b>star</b>", "🎬", "ก" + "็" * 50,
]


def test_signs_and_operators_are_only_text(new_person):
    person = new_person()
    for query in SIGNS:
        person.searches(query).finds("movies? found")
        expect(person.page.get_by_role("alert")).to_have_count(0)
        expect(person.field).to_have_value(query)
        person.stays_in_its_window()
        person.field.fill("")
        expect(person.suggestions.first).to_have_text(query)
        person.suggestions.first.tap()
        person.finds("movies? found")
        expect(person.field).to_have_value(query)


def test_without_a_network_it_says_so_and_helps_to_try_again(new_person):
    person = new_person(provoked=NO_NETWORK)
    person.loses_the_network()
    person.searches("star").sees("No connection to the movie service.")
    person.page.context.set_offline(False)
    person.page.get_by_role("button", name="Try again").tap()
    person.finds("movies found")
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_network_lost_between_request_and_response_keeps_the_list(new_person):
    person = new_person(provoked=NO_NETWORK)
    context = person.page.context
    lost = []

    def lose(route):
        lost.append(route.request.url)
        context.set_offline(True)
        route.abort("internetdisconnected")

    context.route("**/search/movie?*page=2*", lose)
    person.searches("the").finds("20 shown")
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.sees("No connection to the movie service.")
    expect(person.cards).to_have_count(20)
    assert len(lost) == 1
    context.unroute("**/search/movie?*page=2*")
    context.set_offline(False)
    again = person.page.get_by_role("button", name="Try again")
    again.focus()
    person.page.keyboard.press("Enter")
    person.finds("40 shown")
    expect(person.page.locator("#list-end")).to_be_focused()


def test_an_earlier_result_is_shown_without_a_network_and_called_earlier(new_person):
    person = new_person(provoked=NO_NETWORK).searches("star").finds("movies found")
    count = person.cards.count()
    person.searches("alien").finds("movies? found")
    person.loses_the_network()
    person.searches("star").sees("These movies were found earlier.")
    expect(person.cards).to_have_count(count)


def test_a_slow_search_is_overtaken_by_a_later_one(new_person):
    person = new_person()
    held = []
    person.page.route("**/search/movie?query=star&*", lambda route: held.append(route))
    person.searches("star").sees("Searching…")
    person.searches("alien").finds("movies? found")
    titles = person.cards.all_inner_texts()
    assert len(held) == 1
    held[0].continue_()
    person.page.wait_for_load_state("networkidle")
    assert person.cards.all_inner_texts() == titles
    expect(person.field).to_have_value("alien")


def test_a_slow_search_can_be_cancelled(new_person):
    person = new_person(provoked=NO_NETWORK)
    held = []
    person.page.route("**/search/movie?*", lambda route: held.append(route))
    person.searches("star").sees("Searching…")
    person.page.get_by_role("button", name="Cancel").tap()
    person.sees("Search for a movie by a part of its title.")
    expect(person.suggestions).to_have_count(0)
    held[0].abort()


@pytest.mark.parametrize(["response", "sentence"], [
    ({"status": 503, "body": ""}, "The movie service is busy."),
    ({"status": 500, "body": ""}, "The movie service has failed."),
    ({"status": 200, "body": "<!doctype html>"}, "an answer that makes no sense"),
    ({"status": 422, "body": '{"success":false,"status_code":5}'}, "Try other words."),
    ({"status": 400, "body": '{"success":false,"status_code":22}'}, "has no further page"),
])
def test_each_error_has_a_sentence_of_its_own(new_person, response, sentence):
    person = new_person(provoked="Failed to load resource")
    person.page.route("**/search/movie?*", lambda route: route.fulfill(**response))
    person.searches("star").sees(sentence)


def test_a_poster_that_cannot_be_loaded_leaves_its_letter(new_person):
    person = new_person(provoked="Failed to load resource")
    person.page.route("**/t/p/**", lambda route: route.fulfill(status=404))
    person.searches("star").finds("movies found")
    expect(person.cards.first.locator(".poster-letter")).to_have_text("S")
    box = person.cards.first.locator(".poster").bounding_box()
    assert round(box["height"] / box["width"], 1) == 1.5
