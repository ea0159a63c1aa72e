"""The login in a real browser, with accounts of the real server."""

from playwright.sync_api import expect
from visitors import *


def test_only_the_right_password_logs_in_and_the_user_can_log_out(login, ann):
    login.press("Login")
    expect(login.problem).to_have_text("Both fields are mandatory.")
    login.fill("ann", "another password")
    expect(login.problem).to_be_empty()
    login.press("Login")
    expect(login.problem).to_have_text(
        "The username or the password is wrong. Check both and try again.")
    expect(login.username).to_have_value("ann")
    expect(login.password).to_have_value("another password")
    login.password.fill("a long password")
    login.password.press("Enter")
    login.is_at("Welcome, ann")
    assert "a long password" not in login.page.content()
    with login.page.expect_response(LOGOUT) as response:
        login.press("Log out")
    assert response.value.status == 204
    login.is_at("Login")
    expect(login.username).to_have_value("ann")
    expect(login.password).to_have_value("")


def test_a_session_that_was_ended_cannot_be_used_again(login, ann, server):
    with login.page.expect_response(LOGIN) as response:
        login.logs_in(*ann)
    token = response.value.json()["token"]
    assert players_status(server, token) == 200
    login.press("Log out")
    login.is_at("Login")
    assert players_status(server, token) == 401


def test_a_username_typed_in_capitals_is_greeted_as_the_account_spells_it(login, ann):
    login.fill("ANN", "a long password")
    login.press("Login")
    login.is_at("Welcome, ann")


def test_when_the_server_is_unreachable_it_says_so_and_nothing_is_lost(login, ann, server):
    login.fill(*ann)
    server.stop()
    login.press("Login")
    expect(login.problem).to_have_text(UNREACHABLE)
    expect(login.password).to_have_value("a long password")
    server.start()
    login.press("Login")
    login.is_at("Welcome, ann")
    server.stop()
    login.press("Log out")
    expect(login.problem).to_have_text(UNREACHABLE)
    login.is_at("Welcome, ann")
    server.start()
    login.press("Log out")
    login.is_at("Login")


def test_two_taps_send_one_request_and_a_lost_response_is_reported(login, ann):
    held = []
    login.page.route(LOGIN, lambda route: held.append(route))
    login.fill(*ann)
    login.button("Login").dblclick()
    expect(login.button("Logging in…")).to_be_visible()
    expect(login.username).not_to_be_editable()
    # The route hears of the request a moment after the page shows that it was sent.
    while not held:
        login.page.wait_for_timeout(20)
    held[0].abort("connectionreset")
    expect(login.problem).to_have_text(UNREACHABLE)
    assert len(held) == 1
    login.page.unroute(LOGIN)
    login.press("Login")
    login.is_at("Welcome, ann")


def test_too_many_attempts_are_reported(login, ann, server):
    """The server itself limits the attempts; the test does not know the limit."""
    while login_status(server, "ann", "a guess") != 429:
        pass
    login.fill("ann", "a guess")
    login.press("Login")
    expect(login.problem).to_have_text(
        "Too many attempts. Wait 15 minutes and try again.")


def test_a_user_who_is_logged_in_to_the_app_stays_logged_in(server, new_context, ann):
    context = new_context(provoked=REFUSED)
    app = context.new_page()
    app.goto(f"{server.url}/#/login")
    register(server, "zoe", "zoes password")
    app.get_by_role("textbox", name="Username").fill("zoe")
    app.get_by_role("textbox", name="Password").fill("zoes password")
    app.get_by_role("button", name="Login").click()
    expect(app.get_by_role("heading", level=1)).to_have_text("Players")
    cookies = context.cookies()
    assert cookies
    page = context.new_page()
    page.goto(f"{server.url}/samples/login/")
    login = Login(page)
    login.fill("ann", "wrong")
    login.press("Login")
    expect(login.problem).to_contain_text("is wrong")
    login.logs_in(*ann)
    login.press("Log out")
    login.is_at("Login")
    assert context.cookies() == cookies
    assert context.request.get(f"{server.url}/api/players").status == 200
