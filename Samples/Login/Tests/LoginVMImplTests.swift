import LoginSample
import Presentation
import Testing
import Texts

/// Tests the view model with a stub for the server.
@Suite("Login view model")
struct LoginVMImplTests {
  private let service = LoginServiceStub()
  private let viewModel: LoginVMImpl

  init() {
    viewModel = LoginVMImpl(
      dependency: LoginDependency(
        service: service, navigator: LoginNavigatorStub(), language: .english, username: "ann"))
  }

  @Test func `it starts with the user name of its dependency`() {
    #expect(viewModel.username == "ann")
    #expect(viewModel.errorText == nil)
    #expect(!viewModel.isWaiting)
  }

  @Test func `the typed user name and password go to the service`() {
    viewModel.didChangeUsername("bob")
    viewModel.didChangePassword("secret")
    viewModel.didTapLoginButton()
    #expect(service.logIns == ["bob, secret"])
    #expect(viewModel.isWaiting)
  }

  @Test func `a user who logs in is greeted, and the event fires once`() {
    logIn()
    service.loggedIn[0](.success(.ann))
    #expect(viewModel.finishLogin.take())
    #expect(!viewModel.finishLogin.take())
    #expect(viewModel.welcome == "Welcome, ann")
    #expect(!viewModel.isWaiting)
  }

  @Test(arguments: [("", ""), ("ann", ""), ("", "secret"), (" \u{A0} ", "secret")])
  func `without a user name or a password no request is sent`(_ name: String, _ password: String) {
    viewModel.didChangeUsername(name)
    viewModel.didChangePassword(password)
    viewModel.didTapLoginButton()
    #expect(service.logIns == [])
    #expect(viewModel.errorText == "Both fields are mandatory.")
    #expect(!viewModel.isWaiting)
  }

  @Test(arguments: [
    ("", "", true, true), ("ann", "", false, true), ("", "secret", true, false),
  ])
  func `a missing field is marked as wrong`(
    _ name: String, _ password: String, _ isUsernameWrong: Bool, _ isPasswordWrong: Bool
  ) {
    viewModel.didChangeUsername(name)
    viewModel.didChangePassword(password)
    #expect(!viewModel.isUsernameWrong)
    #expect(!viewModel.isPasswordWrong)
    viewModel.didTapLoginButton()
    #expect(viewModel.isUsernameWrong == isUsernameWrong)
    #expect(viewModel.isPasswordWrong == isPasswordWrong)
  }

  @Test(arguments: LoginServiceError.allCases.filter { $0 != .fieldsMissing })
  func `a wrong password marks both fields, and other errors mark none`(
    _ error: LoginServiceError
  ) {
    logIn()
    service.loggedIn[0](.failure(error))
    #expect(viewModel.isUsernameWrong == (error == .wrongPassword))
    #expect(viewModel.isPasswordWrong == (error == .wrongPassword))
    viewModel.didChangePassword("another")
    #expect(!viewModel.isUsernameWrong)
    #expect(!viewModel.isPasswordWrong)
  }

  @Test(arguments: [
    (
      LoginServiceError.wrongPassword,
      "The username or the password is wrong. Check both and try again."
    ),
    (
      .throttled, "Too many attempts. Wait 15 minutes and try again."
    ),
    (.unreachable, "The server cannot be reached. Check your connection and try again."),
    (.failed, "Something went wrong on the server. Try again in a moment."),
  ])
  func `an error is shown as a sentence, and the same input can be sent again`(
    _ error: LoginServiceError, _ sentence: String
  ) {
    logIn()
    service.loggedIn[0](.failure(error))
    #expect(viewModel.errorText == sentence)
    #expect(viewModel.username == "ann")
    #expect(!viewModel.finishLogin.take())
    viewModel.didTapLoginButton()
    #expect(viewModel.errorText == nil)
    #expect(service.logIns == ["ann, secret", "ann, secret"])
  }

  @Test func `an error is cleared when the user types`() {
    viewModel.didTapLoginButton()
    viewModel.didChangePassword("s")
    #expect(viewModel.errorText == nil)
    logIn()
    service.loggedIn[0](.failure(.wrongPassword))
    viewModel.didChangeUsername("anne")
    #expect(viewModel.errorText == nil)
  }

  @Test func `two taps send one request to the service`() {
    logIn()
    viewModel.didTapLoginButton()
    service.loggedIn[0](.success(.ann))
    viewModel.didTapLoginButton()
    #expect(service.logIns.count == 1)
  }

  @Test func `a late response changes nothing`() {
    logIn()
    service.loggedIn[0](.failure(.unreachable))
    service.loggedIn[0](.success(.ann))
    #expect(!viewModel.finishLogin.take())
    logIn()
    service.loggedIn[0](.success(.ann))
    #expect(viewModel.isWaiting)
    service.loggedIn[1](.failure(.throttled))
    #expect(!viewModel.finishLogin.take())
    #expect(viewModel.welcome == "")
  }

  @Test func `after logging out the user must type the password again, but not the name`() {
    logIn()
    service.loggedIn[0](.success(.ann))
    viewModel.didTapLogoutButton()
    viewModel.didTapLogoutButton()
    #expect(service.logOuts == [.ann])
    #expect(viewModel.isWaiting)
    service.loggedOut[0](nil)
    #expect(viewModel.finishLogout.take())
    #expect(viewModel.username == "ann")
    viewModel.didTapLoginButton()
    #expect(viewModel.errorText == "Both fields are mandatory.")
  }

  @Test func `after a failed logout the user stays logged in, sees the error and can try again`() {
    logIn()
    service.loggedIn[0](.success(.ann))
    viewModel.didTapLogoutButton()
    service.loggedOut[0](.unreachable)
    #expect(!viewModel.finishLogout.take())
    #expect(viewModel.welcome == "Welcome, ann")
    #expect(
      viewModel.errorText == "The server cannot be reached. Check your connection and try again.")
    viewModel.didTapLogoutButton()
    service.loggedOut[1](nil)
    #expect(viewModel.finishLogout.take())
  }

  @Test func `logging out before logging in does nothing`() {
    viewModel.didTapLogoutButton()
    logIn()
    viewModel.didTapLogoutButton()
    #expect(service.logOuts == [])
  }

  private func logIn() {
    viewModel.didChangePassword("secret")
    viewModel.didTapLoginButton()
  }
}
