import Browser
import BrowserSupport
import LoginSample
import PageSupport
import Presentation
import Testing
import Texts

/// Tests all pages in all their states, and the whole login in a recorded browser.
@Suite("Login pages")
struct LoginWindowTests {
  @Test func `each state has the stored outline`() throws {
    if let difference = try OutlineFolder().difference(from: ["login": PageState.pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("login").replace(with: PageState.pages)
  }

  @Test func `a user with the right password is greeted and can log out`() {
    let page = TestPage.withLogin()
    page.act("usernameChanged", "ann")
    page.act("passwordChanged", "secret")
    page.act("loginViewSubmitted")
    page.receive(1, 200, grant)
    let welcomed = page.receive(2, 200, user)
    #expect(welcomed.contains(.setTitle("Welcome, ann")))
    page.act("logoutButtonTapped")
    let left = page.receive(3, 204)
    #expect(left.contains(.setTitle("Login")))
    #expect(left.html.contains(#"value="ann""#))
  }

  @Test func `two taps send one request`() {
    let page = TestPage.withLogin()
    page.act("usernameChanged", "ann")
    page.act("passwordChanged", "secret")
    page.act("loginViewSubmitted")
    #expect(page.act("loginViewSubmitted") == [])
    #expect(page.requests.count == 1)
  }

  @Test func `the password and the token are never on a page`() {
    let page = TestPage.withLogin()
    page.act("usernameChanged", "ann")
    page.act("passwordChanged", "hunter2")
    page.act("registerButtonTapped")
    page.act("backButtonTapped")
    page.act("loginViewSubmitted")
    page.receive(1, 401)
    page.act("loginViewSubmitted")
    page.receive(2, 200, grant)
    page.receive(3, 200, user)
    // The token is shown to the server, and nowhere else.
    let shown = page.fakeHost.operations.filter { !page.requests.contains($0) }
    #expect(!"\(page.fakeHost.operations)".contains("hunter2"))
    #expect(!"\(shown)".contains("t0ken"))
    #expect(page.requests.count == 3)
  }

  @Test func `a user who opens the registration dialog while logging in is still logged in`() {
    let page = TestPage.withLogin()
    page.act("usernameChanged", "ann")
    page.act("passwordChanged", "secret")
    page.act("loginViewSubmitted")
    page.act("registerButtonTapped")
    page.receive(1, 200, grant)
    let welcomed = page.receive(2, 200, user)
    #expect(welcomed.contains(.setTitle("Welcome, ann")))
    #expect(welcomed.contains(.navigate("", .back)))
    #expect(page.fakeHost.send(.navigated(path: "")) == [])
  }

  @Test func `the browser's Back closes the dialog and its Forward opens it again`() {
    let page = TestPage.withLogin()
    page.act("usernameChanged", "ann")
    #expect(page.act("registerButtonTapped").contains(.navigate("/registration", .push)))
    #expect(
      page.fakeHost.send(.navigated(path: ""))
        == [.patch(#"<div id="app"><template id="login"></template></div>"#)])
    #expect(page.fakeHost.send(.navigated(path: "/registration")).html.contains("<dialog"))
    #expect(page.act("backButtonTapped").contains(.navigate("", .back)))
  }
}
