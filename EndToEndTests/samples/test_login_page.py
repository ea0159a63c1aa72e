"""The login's pages and its dialog: navigation, messages and accessibility."""

import re

import pytest
from accessibility import accessibility_problems
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect
from visitors import *


def test_the_dialog_on_registering_keeps_the_typed_text(login, server):
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
    # The app is there, and loads its service worker, which must not meet the server's end.
    login.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def test_the_browsers_back_button_closes_the_dialog_and_stays_in_the_sample(login, server):
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


def test_wrong_fields_are_marked_as_invalid(login, ann):
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


def test_after_a_page_change_by_keyboard_the_focus_is_visible_on_the_new_title(login, ann):
    login.fill(*ann)
    login.password.press("Enter")
    login.is_at("Welcome, ann")
    title = login.page.get_by_role("heading", level=1)
    expect(title).to_be_focused()
    assert title.evaluate("title => getComputedStyle(title).outlineStyle") == "solid"


def test_in_a_korean_browser_it_is_korean(open_page, server):
    register(server, "김민수", "아주 긴 비밀번호")
    page = open_page(f"{server.url}/samples/login/", locale="ko-KR", provoked=REFUSED)
    page.get_by_role("button", name="로그인").tap()
    expect(page.locator("#problem")).to_have_text("사용자 이름과 비밀번호를 모두 입력하세요.")
    page.get_by_label("사용자 이름").fill("김민수")
    page.get_by_label("비밀번호").fill("아주 긴 비밀번호")
    page.get_by_role("button", name="로그인").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("김민수 님, 환영합니다")
    page.get_by_role("button", name="로그아웃").tap()
    expect(page).to_have_title("로그인")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_every_state_is_accessible(open_page, server, viewport):
    name, password = register(server, "W" * 80, "a long password")
    login = Login(open_page(
        f"{server.url}/samples/login/", viewport=viewport, is_mobile=viewport == PHONE,
        provoked=f"{REFUSED}|{LOST}"))
    expect(login.button("Login")).to_be_in_viewport(ratio=0.99)
    assert accessibility_problems(login.page) == []
    login.press("Login")
    expect(login.problem).not_to_be_empty()
    assert accessibility_problems(login.page) == []
    login.press("No account yet?")
    expect(login.page.get_by_role("dialog")).to_be_visible()
    assert accessibility_problems(login.page) == []
    login.press("Back to login")
    login.page.route(LOGIN, lambda route: route.abort("connectionreset"))
    login.fill(name, password)
    login.press("Login")
    expect(login.problem).to_have_text(UNREACHABLE)
    assert accessibility_problems(login.page) == []
    login.page.unroute(LOGIN)
    login.logs_in(name, password)
    expect(login.button("Log out")).to_be_in_viewport(ratio=0.99)
    assert accessibility_problems(login.page) == []
    login.page.route(LOGOUT, lambda route: route.abort("connectionreset"))
    login.press("Log out")
    expect(login.problem).to_have_text(UNREACHABLE)
    assert accessibility_problems(login.page) == []
