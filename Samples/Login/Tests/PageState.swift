import LoginSample
import Markup
import Testing

/// The states of the pages that have a stored snapshot.
enum PageState: String, CaseIterable {
  case empty, fieldsMissing, loggingIn, wrongPassword, throttled, unreachable, failed
  case welcome, loggingOut, stillLoggedIn, registration

  func reach(_ window: LoginWindow, _ service: LoginServiceStub) {
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
