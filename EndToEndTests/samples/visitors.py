"""Shared by the tests of the login: accounts, requests without a page, and the login's page."""

import base64
import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

LOGIN, LOGOUT = "**/api/users/login", "**/api/users/logout"
REFUSED = r"responded with a status of (401|429)"
LOST = r"net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|CONNECTION_CLOSED|FAILED)"
UNREACHABLE = "The server cannot be reached. Check your connection and try again."


def register(server, username, password):
    """Registers an account, without a page."""
    request = urllib.request.Request(
        f"{server.url}/api/users", method="POST",
        data=json.dumps({"username": username, "password": password}).encode(),
        headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as response:
        assert response.status == 201
    return username, password


def login_status(server, username, password):
    """The status of the server's response to a login, without a page."""
    credentials = base64.b64encode(f"{username}:{password}".encode()).decode()
    return status_of(urllib.request.Request(
        f"{server.url}/api/users/login", method="POST",
        headers={"Authorization": f"Basic {credentials}"}))


def players_status(server, token):
    """The status of the server's response to a request for players with a token."""
    return status_of(urllib.request.Request(
        f"{server.url}/api/players", headers={"Authorization": f"Bearer {token}"}))


def status_of(request):
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


class Login:
    """The login's page in English."""

    def __init__(self, page):
        self.page = page
        self.username = page.get_by_label("Username")
        self.password = page.get_by_label("Password")
        self.problem = page.locator("#problem")

    def fill(self, username, password):
        self.username.fill(username)
        self.password.fill(password)

    def press(self, label):
        self.button(label).click()

    def button(self, label):
        return self.page.get_by_role("button", name=label, exact=True)

    def logs_in(self, username, password):
        self.fill(username, password)
        self.press("Login")
        self.is_at(f"Welcome, {username}")

    def is_at(self, title):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(self.page).to_have_title(title)


@pytest.fixture
def ann(server):
    """The name and password of an account."""
    return register(server, "ann", "a long password")


@pytest.fixture
def login(open_page, server):
    return Login(open_page(f"{server.url}/samples/login/", provoked=f"{REFUSED}|{LOST}"))
