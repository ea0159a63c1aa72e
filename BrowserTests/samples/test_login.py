"""The login, as somebody uses it; the accounts are those of the real server."""

import re

import pytest
from barriers import barriers
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from visitors import Login, players_status, register

LOGIN, LOGOUT = "**/api/users/login", "**/api/users/logout"
REFUSED = r"responded with a status of (401|429)"
LOST = r"net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|CONNECTION_CLOSED|FAILED)"
UNREACHABLE = "The server cannot be reached. Check your connection and try again."


@pytest.fixture
def ann(server):
    """Somebody with an account."""
    return register(server, "ann", "a long password")


@pytest.fixture
def login(open_page, server):
    return Login(open_page(f"{server.url}/samples/login/", provoked=f"{REFUSED}|{LOST}"))


def test_only_the_right_password_leads_in_and_there_is_a_way_out(login, ann):
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
    with login.page.expect_response(LOGOUT) as answered:
        login.press("Log out")
    assert answered.value.status == 204
    login.is_at("Login")
    expect(login.username).to_have_value("ann")
    expect(login.password).to_have_value("")


def test_a_session_that_was_ended_is_of_no_more_use(login, ann, server):
    with login.page.expect_response(LOGIN) as answered:
        login.logs_in(*ann)
    token = answered.value.json()["token"]
    assert players_status(server, token) == 200
    login.press("Log out")
    login.is_at("Login")
    assert players_status(server, token) == 401


def test_whoever_types_the_name_in_other_letters_is_greeted_as_the_account_is_called(login, ann):
    login.fill("ANN", "a long password")
    login.press("Login")
    login.is_at("Welcome, ann")


def test_when_the_server_is_away_it_says_so_and_nothing_is_lost(login, ann, server):
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


def test_two_taps_send_one_request_and_a_lost_answer_is_told_of(login, ann):
    held = []
    login.page.route(LOGIN, lambda route: held.append(route))
    login.fill(*ann)
    login.button("Login").dblclick()
    expect(login.button("Logging in…")).to_be_visible()
    expect(login.username).not_to_be_editable()
    held[0].abort("connectionreset")
    expect(login.problem).to_have_text(UNREACHABLE)
    assert len(held) == 1
    login.page.unroute(LOGIN)
    login.press("Login")
    login.is_at("Welcome, ann")


def test_too_many_attempts_are_told_of(login, ann):
    """The server itself says so in the end; how many are too many is its own affair."""
    login.fill("ann", "a guess")
    for _ in range(40):
        with login.page.expect_response(LOGIN) as answered:
            login.press("Login")
        expect(login.button("Login")).to_be_visible()
        if answered.value.status == 429:
            break
    expect(login.problem).to_have_text(
        "There were too many attempts. Wait a quarter of an hour and try again.")


def test_whoever_is_logged_in_to_the_app_stays_so(server, new_context, ann):
    context = new_context(provoked=REFUSED)
    app = context.new_page()
    app.goto(server.url)
    register(server, "zoe", "zoes password")
    app.get_by_role("textbox", name="Username").fill("zoe")
    app.get_by_label("Password").fill("zoes password")
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


def test_how_to_register_is_said_above_what_was_typed(login, server):
    login.fill("ann", "secret")
    login.press("No account yet?")
    dialog = login.page.get_by_role("dialog", name="Register")
    expect(dialog.get_by_role("link")).to_have_attribute("href", "/")
    login.press("Back to login")
    expect(dialog).to_have_count(0)
    expect(login.button("No account yet?")).to_be_focused()
    login.press("No account yet?")
    login.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(login.username).to_have_value("ann")
    expect(login.password).to_have_value("secret")
    login.press("No account yet?")
    dialog.get_by_role("link").click()
    expect(login.page).to_have_url(re.compile(f"^{server.url}/(#.*)?$"))


def test_the_browsers_way_back_leads_out_of_the_dialog_and_not_out_of_the_sample(login, server):
    page, address = login.page, f"{server.url}/samples/login/"
    dialog = page.get_by_role("dialog", name="Register")
    login.fill("ann", "secret")
    for leave in (
            page.go_back, lambda: login.press("Back to login"),
            lambda: page.keyboard.press("Escape")):
        login.press("No account yet?")
        expect(dialog).to_be_visible()
        expect(page).to_have_url(f"{address}#/registration")
        leave()
        expect(dialog).to_have_count(0)
        expect(page).to_have_url(re.compile(f"^{address}#?$"))
        expect(login.username).to_have_value("ann")
        expect(login.password).to_have_value("secret")
        expect(login.button("No account yet?")).to_be_focused()
    page.go_forward()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    page.go_back()
    expect(page).to_have_url("about:blank")


def test_the_fields_that_are_wrong_say_so(login, ann):
    def marked(field):
        return field.evaluate("field => [field.ariaInvalid, field.getAttribute('aria-describedby')]")

    wrong, right = ["true", "problem"], [None, None]
    login.username.fill("ann")
    login.press("Login")
    expect(login.problem).not_to_be_empty()
    assert [marked(login.username), marked(login.password)] == [right, wrong]
    login.password.fill("a guess")
    assert marked(login.password) == right
    login.press("Login")
    expect(login.problem).to_contain_text("is wrong")
    assert [marked(login.username), marked(login.password)] == [wrong, wrong]


def test_after_a_page_change_by_keyboard_the_focus_is_seen_on_the_new_title(login, ann):
    login.fill(*ann)
    login.password.press("Enter")
    login.is_at("Welcome, ann")
    title = login.page.get_by_role("heading", level=1)
    expect(title).to_be_focused()
    assert title.evaluate("title => getComputedStyle(title).outlineStyle") == "solid"


def test_in_a_korean_browser_it_is_korean(open_page, server):
    register(server, "김민수", "긴 비밀번호")
    page = open_page(f"{server.url}/samples/login/", locale="ko-KR", provoked=REFUSED)
    page.get_by_role("button", name="로그인").tap()
    expect(page.locator("#problem")).to_have_text("사용자 이름과 비밀번호를 모두 입력하세요.")
    page.get_by_label("사용자 이름").fill("김민수")
    page.get_by_label("비밀번호").fill("긴 비밀번호")
    page.get_by_role("button", name="로그인").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("김민수 님, 환영합니다")
    page.get_by_role("button", name="로그아웃").tap()
    expect(page).to_have_title("로그인")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_nothing_bars_the_way(open_page, server, viewport):
    name, password = register(server, "W" * 80, "a long password")
    login = Login(open_page(
        f"{server.url}/samples/login/", viewport=viewport, is_mobile=viewport == PHONE,
        provoked=f"{REFUSED}|{LOST}"))
    expect(login.button("Login")).to_be_in_viewport(ratio=0.99)
    assert barriers(login.page) == []
    login.press("Login")
    expect(login.problem).not_to_be_empty()
    assert barriers(login.page) == []
    login.press("No account yet?")
    expect(login.page.get_by_role("dialog")).to_be_visible()
    assert barriers(login.page) == []
    login.press("Back to login")
    login.page.route(LOGIN, lambda route: route.abort("connectionreset"))
    login.fill(name, password)
    login.press("Login")
    expect(login.problem).to_have_text(UNREACHABLE)
    assert barriers(login.page) == []
    login.page.unroute(LOGIN)
    login.logs_in(name, password)
    expect(login.button("Log out")).to_be_in_viewport(ratio=0.99)
    assert barriers(login.page) == []
    login.page.route(LOGOUT, lambda route: route.abort("connectionreset"))
    login.press("Log out")
    expect(login.problem).to_have_text(UNREACHABLE)
    assert barriers(login.page) == []
