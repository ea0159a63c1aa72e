import LoginSample
import Presentation
import Testing

/// Tests the views with a mock for the view model.
@Suite("Login view")
struct LoginVCTests {
  @Test func `typing, submitting and tapping go to the view model`() throws {
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
  func `an unknown event text is ignored`(_ text: String) throws {
    let page = try MockedWindow()
    page.received(text, "ann")
    #expect(page.mock.inputs == [])
    #expect(page.login.router.navigation.stack == [.login])
    #expect(page.login.router.navigation.presented == nil)
  }

  @Test func `the user name field shows the view model's user name`() throws {
    let page = try MockedWindow()
    page.mock.username = #"<ann> "#
    page.received("usernameChanged", "bob")
    #expect(page.html.contains(#" value="&lt;ann&gt; ""#))
    #expect(!page.html.contains("bob"))
  }

  @Test func `while the view model waits, the fields are read-only`() throws {
    let page = try MockedWindow()
    #expect(!page.html.contains("readonly"))
    page.mock.isWaiting = true
    #expect(page.html.split(separator: " readonly").count == 3)
    #expect(page.html.contains(">Logging in…</button>"))
  }

  @Test func `an error is shown as long as there is one`() throws {
    let page = try MockedWindow()
    page.mock.errorText = "An error of the mock."
    #expect(page.html.contains(#"role="status">An error of the mock.</p>"#))
    page.mock.errorText = nil
    #expect(page.html.contains(#"role="status"></p>"#))
  }

  @Test func `a wrong field is marked and described by the error`() throws {
    let page = try MockedWindow()
    page.mock.errorText = "An error of the mock."
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

  @Test func `after logging in, the next page greets the user and lets them log out`() throws {
    let page = try MockedWindow()
    page.mock.welcome = "Hello, mock"
    page.mock.finishLogin.accept()
    #expect(page.html.contains(">Hello, mock</h1>"))
    #expect(page.window.title == "Hello, mock")
    page.received("logoutButtonTapped")
    #expect(page.mock.inputs == ["logout"])
    page.mock.errorText = "Not out yet."
    #expect(page.html.contains(">Not out yet.</p>"))
    page.mock.finishLogout.accept()
    #expect(page.html.contains(#"<input id="username""#))
    #expect(page.window.title == "Login")
  }

  @Test func `the registration dialog opens above the page, which stays as it is`() throws {
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
