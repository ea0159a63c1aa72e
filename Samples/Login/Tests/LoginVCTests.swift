import LoginSample
import Presentation
import Testing

/// The views, with a mock in place of the view model.
@Suite("Login view")
struct LoginVCTests {
  @Test func `what is typed, sent and tapped goes to the view model`() throws {
    let page = try MockedWindow()
    page.received("usernameChanged", "ann")
    page.received("passwordChanged", "secret")
    page.received("loginViewSubmitted")
    #expect(page.mock.inputs == ["username ann", "password secret", "login"])
  }

  @Test(arguments: [
    "", "username", "loginButtonTapped", "UsernameChanged", "usernameChanged ", "problem",
    "logoutButtonTapped", "backButtonTapped", "😀",
  ])
  func `what no control says means nothing`(_ text: String) throws {
    let page = try MockedWindow()
    page.received(text, "ann")
    #expect(page.mock.inputs == [])
    #expect(page.login.router.navigation.stack == [.login])
    #expect(page.login.router.navigation.presented == nil)
  }

  @Test func `the user name is shown as the view model has it, whatever was typed`() throws {
    let page = try MockedWindow()
    page.mock.username = #"<ann> "#
    page.received("usernameChanged", "bob")
    #expect(page.html.contains(#" value="&lt;ann&gt; ""#))
    #expect(!page.html.contains("bob"))
  }

  @Test func `while the view model waits, nothing can be typed`() throws {
    let page = try MockedWindow()
    #expect(!page.html.contains("readonly"))
    page.mock.isWaiting = true
    #expect(page.html.split(separator: " readonly").count == 3)
    #expect(page.html.contains(">Logging in…</button>"))
  }

  @Test func `a problem is shown as long as there is one`() throws {
    let page = try MockedWindow()
    page.mock.problem = "A problem of the mock."
    #expect(page.html.contains(#"role="status">A problem of the mock.</p>"#))
    page.mock.problem = nil
    #expect(page.html.contains(#"role="status"></p>"#))
  }

  @Test func `the field that is wrong says so, and what is wrong with it`() throws {
    let page = try MockedWindow()
    page.mock.problem = "A problem of the mock."
    let marks = #" aria-invalid="true" aria-describedby="problem" data-input="#
    #expect(!page.html.contains("aria-invalid"))
    #expect(!page.html.contains("aria-describedby"))
    page.mock.isUsernameWrong = true
    #expect(page.html.contains(marks + #""usernameChanged""#))
    #expect(!page.html.contains(marks + #""passwordChanged""#))
    page.mock.isUsernameWrong = false
    page.mock.isPasswordWrong = true
    #expect(!page.html.contains(marks + #""usernameChanged""#))
    #expect(page.html.contains(marks + #""passwordChanged""#))
  }

  @Test func `when somebody is logged in, the next page greets them and lets them out`() throws {
    let page = try MockedWindow()
    page.mock.welcome = "Hello, mock"
    page.mock.finishLogin.accept()
    #expect(page.html.contains(">Hello, mock</h1>"))
    #expect(page.window.title == "Hello, mock")
    page.received("logoutButtonTapped")
    #expect(page.mock.inputs == ["logout"])
    page.mock.problem = "Not out yet."
    #expect(page.html.contains(">Not out yet.</p>"))
    page.mock.finishLogout.accept()
    #expect(page.html.contains(#"<input id="username""#))
    #expect(page.window.title == "Login")
  }

  @Test func `how to get an account is said above the page, which stays as it is`() throws {
    let page = try MockedWindow()
    page.mock.username = "ann"
    page.received("registerButtonTapped")
    #expect(page.html.contains(#"href="/""#))
    #expect(page.html.contains(#"value="ann""#))
    page.received("usernameChanged", "typed below the dialog")
    #expect(page.mock.inputs == [])
    page.received("backButtonTapped")
    #expect(!page.html.contains("<dialog"))
    page.received("usernameChanged", "bob")
    #expect(page.mock.inputs == ["username bob"])
    page.received("registerButtonTapped")
    page.received("registrationDismissed")
    #expect(!page.html.contains("<dialog"))
  }
}
