import Browser
import BrowserSupport
import LoginSample
import Markup
import Presentation
import SampleKit
import Texts

@testable import LoginApp

/// A server that records requests and responds when the test says so.
final class LoginServiceStub: LoginService {
  private(set) var logIns: [String] = []
  private(set) var logOuts: [Session] = []
  private(set) var loggedIn: [(Result<Session, LoginServiceError>) -> Void] = []
  private(set) var loggedOut: [(LoginServiceError?) -> Void] = []

  func logIn(
    username: String, password: String,
    onCompleted: @escaping (Result<Session, LoginServiceError>) -> Void
  ) {
    logIns.append("\(username), \(password)")
    loggedIn.append(onCompleted)
  }

  func logOut(_ session: Session, onCompleted: @escaping (LoginServiceError?) -> Void) {
    logOuts.append(session)
    loggedOut.append(onCompleted)
  }
}

/// A browser history that records its steps.
final class LoginNavigatorStub: LoginNavigator {
  private(set) var steps: [String] = []

  func push(_ address: String) { steps.append("push \(address)") }
  func goBack() { steps.append("back") }
  func replace(with address: String) { steps.append("replace \(address)") }
}

/// A view model with outputs set by the test, which records its inputs.
final class LoginVMMock: LoginVM {
  let dependency: LoginDependency
  var username = ""
  var isWaiting = false
  var errorText: String?
  var isUsernameWrong = false
  var isPasswordWrong = false
  var welcome = ""
  let finishLogin = Relay()
  let finishLogout = Relay()
  private(set) var inputs: [String] = []

  init(dependency: LoginDependency) { self.dependency = dependency }

  func didChangeUsername(_ text: String) { inputs.append("username \(text)") }
  func didChangePassword(_ text: String) { inputs.append("password \(text)") }
  func didTapLoginButton() { inputs.append("login") }
  func didTapLogoutButton() { inputs.append("logout") }
}

struct MockedWindow {
  let window: LoginWindow
  let login: LoginVC
  let mock: LoginVMMock

  init(_ language: Language = .english) throws(NotTheMock) {
    let dependency = LoginDependency(
      service: LoginServiceStub(), navigator: LoginNavigatorStub(), language: language)
    login = LoginBuilder.build(dependency: dependency, viewModelType: LoginVMMock.self)
    guard let mock = login.viewModel as? LoginVMMock else { throw NotTheMock() }
    self.mock = mock
    window = LoginWindow(login)
  }

  struct NotTheMock: Error {}

  var html: String { String(decoding: Renderer.html(window.write), as: UTF8.self) }

  func received(_ text: String, _ value: String = "") {
    window.received(text, value: value)
  }
}

extension Session {
  static let ann = Session(username: "ann", token: "t0ken")
}

/// A page with any sample in a recorded browser.
final class TestPage {
  let fakeHost = FakeHost()
  private(set) var network: Network?

  init<App: Sample>(language: String = "en", _ make: @escaping (SampleEnvironment) -> App) {
    SampleProgram(host: Host(standIn: fakeHost)) { environment in
      self.network = environment.network
      return make(environment)
    }.run()
    fakeHost.send(.started(language: language, path: "", isOnline: true))
  }

  /// A page with the real login sample.
  static func withLogin() -> TestPage {
    TestPage { environment in
      let dependency = LoginDependency(
        service: ServerLoginService(network: environment.network),
        navigator: HostNavigator(host: environment.host), language: environment.language)
      return LoginWindow(
        LoginBuilder.build(dependency: dependency))
    }
  }

  @discardableResult
  func act(_ text: String, _ value: String = "") -> [HostOperation] {
    fakeHost.send(.acted(text: text, value: value))
  }

  @discardableResult
  func receive(_ request: Int32, _ status: Int?, _ body: String = "") -> [HostOperation] {
    fakeHost.send(
      .responded(request: request, HTTPResponse(status: status, body: Array(body.utf8))))
  }

  var requests: [HostOperation] {
    fakeHost.operations.filter { if case .fetch = $0 { true } else { false } }
  }
}

/// The server's response about the logged-in user.
let user = #"{"id":"00000000-0000-0000-0000-000000000001","username":"ann"}"#

/// The server's response to the right password.
let grant = """
  {"token":"t0ken","userID":"00000000-0000-0000-0000-000000000001",\
  "squadID":"00000000-0000-0000-0000-000000000002"}
  """
