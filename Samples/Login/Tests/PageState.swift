import LoginSample
import Markup
import PageSupport
import Presentation
import Texts

/// The states of the pages that have a stored outline.
enum PageState: String, CaseIterable {
  case empty, fieldsMissing, loggingIn, wrongPassword, throttled, unreachable, failed
  case welcome, loggingOut, stillLoggedIn, registration

  /// The page in each state, in each language.
  static var pages: [NamedPage] {
    allCases.flatMap { state in
      [Language.english, .korean].map { NamedPage("\(state).\($0.rawValue)", state.html($0)) }
    }
  }

  private func html(_ language: Language) -> String {
    let service = LoginServiceStub()
    let dependency = LoginDependency(
      service: service, navigator: LoginNavigatorStub(), language: language, username: "ann")
    let window = LoginWindow(
      LoginBuilder.build(dependency: dependency, viewModelType: LoginVMImpl.self))
    reach(window, service)
    return window.html
  }

  private func reach(_ window: LoginWindow, _ service: LoginServiceStub) {
    switch self {
    case .empty: break
    case .fieldsMissing: window.received("loginViewSubmitted", value: "")
    case .registration: window.received("registerButtonTapped", value: "")
    default:
      window.received("passwordChanged", value: "secret")
      window.received("loginViewSubmitted", value: "")
      respond(service)
      goOn(window, service)
    }
  }

  private func respond(_ service: LoginServiceStub) {
    switch self {
    case .wrongPassword: service.loggedIn[0](.failure(.wrongPassword))
    case .throttled: service.loggedIn[0](.failure(.throttled))
    case .unreachable: service.loggedIn[0](.failure(.unreachable))
    case .failed: service.loggedIn[0](.failure(.failed))
    case .welcome, .loggingOut, .stillLoggedIn: service.loggedIn[0](.success(.ann))
    case .empty, .fieldsMissing, .loggingIn, .registration: break
    }
  }

  private func goOn(_ window: LoginWindow, _ service: LoginServiceStub) {
    guard self == .loggingOut || self == .stillLoggedIn else { return }
    _ = window.html
    window.received("logoutButtonTapped", value: "")
    if self == .stillLoggedIn { service.loggedOut[0](.unreachable) }
  }
}

extension LoginWindow {
  var html: String { String(decoding: Renderer.html(write), as: UTF8.self) }
}
