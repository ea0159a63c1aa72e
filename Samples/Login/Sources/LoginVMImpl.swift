import Domain
import Texts

/// The view model: turns the user's input into the state that the view shows.
package final class LoginVMImpl: LoginVM {
  private enum Phase {
    case editing
    case loggingIn
    case refused(LoginServiceError)
    case loggedIn(Session)
    case loggingOut(Session)
    case stillLoggedIn(Session, LoginServiceError)
  }

  /// The dependency that the view model was created with.
  package let dependency: LoginDependency
  /// Fires after the user logged in.
  package let finishLogin = Relay()
  /// Fires after the user logged out.
  package let finishLogout = Relay()
  /// The user name as the user typed it.
  package private(set) var username: String
  private var password = ""
  private var phase = Phase.editing
  private var lastRequest: Int32 = 0

  /// Creates a view model that starts with the dependency's user name.
  package init(dependency: LoginDependency) {
    self.dependency = dependency
    username = dependency.username
  }
}

extension LoginVMImpl {
  /// Stores the edited user name and clears the error.
  package func didChangeUsername(_ text: String) {
    username = text
    forgetRefusal()
  }

  /// Stores the edited password and clears the error.
  package func didChangePassword(_ text: String) {
    password = text
    forgetRefusal()
  }

  /// Sends the login to the server, unless one is in progress or done.
  package func didTapLoginButton() {
    switch phase {
    case .editing, .refused: break
    case .loggingIn, .loggedIn, .loggingOut, .stillLoggedIn: return
    }
    guard !isUsernameBlank, !password.isEmpty else {
      phase = .refused(.fieldsMissing)
      return
    }
    phase = .loggingIn
    let request = nextRequest()
    dependency.service.logIn(username: username, password: password) { result in
      if self.isAwaited(request) { self.receive(result) }
    }
  }

  /// Sends the logout to the server, unless one is in progress or done.
  package func didTapLogoutButton() {
    switch phase {
    case .loggedIn(let session), .stillLoggedIn(let session, _): logOut(session)
    case .editing, .loggingIn, .refused, .loggingOut: return
    }
  }

  private func receive(_ result: Result<Session, LoginServiceError>) {
    switch result {
    case .success(let session):
      password = ""
      phase = .loggedIn(session)
      finishLogin.accept()
    case .failure(let error): phase = .refused(error)
    }
  }

  private func logOut(_ session: Session) {
    phase = .loggingOut(session)
    let request = nextRequest()
    dependency.service.logOut(session) { error in
      guard self.isAwaited(request) else { return }
      if let error {
        self.phase = .stillLoggedIn(session, error)
      } else {
        self.phase = .editing
        self.finishLogout.accept()
      }
    }
  }

  private func nextRequest() -> Int32 {
    lastRequest &+= 1
    return lastRequest
  }

  /// Whether this is the latest request and still waiting; responses to earlier ones are dropped.
  private func isAwaited(_ request: Int32) -> Bool {
    request == lastRequest && isWaiting
  }

  private func forgetRefusal() {
    if case .refused = phase { phase = .editing }
  }

  private var isUsernameBlank: Bool {
    // NB: As it is sent. What composes a new name crashes Swift 6.3's compiler in a program as small as
    // this one (“lazy specialized class metadata” of a dictionary).
    do throws(UsernameError) {
      _ = try Username(registered: username)
      return false
    } catch .text(.empty) {
      return true
    } catch {
      return false
    }
  }
}

extension LoginVMImpl {
  /// Whether a request is waiting for the server's response.
  package var isWaiting: Bool {
    switch phase {
    case .loggingIn, .loggingOut: true
    case .editing, .refused, .loggedIn, .stillLoggedIn: false
    }
  }

  /// Why the last login or logout failed, as a sentence; `nil` when it did not.
  package var errorText: String? {
    switch phase {
    case .refused(let error), .stillLoggedIn(_, let error): dependency.texts.text(of: error)
    case .editing, .loggingIn, .loggedIn, .loggingOut: nil
    }
  }

  /// Whether the user name is missing or may be wrong.
  package var isUsernameWrong: Bool {
    switch phase {
    case .refused(.fieldsMissing): isUsernameBlank
    case .refused(.wrongPassword): true
    default: false
    }
  }

  /// Whether the password is missing or may be wrong.
  package var isPasswordWrong: Bool {
    switch phase {
    case .refused(.fieldsMissing): password.isEmpty
    case .refused(.wrongPassword): true
    default: false
    }
  }

  /// The greeting with the user's name; empty when no user is logged in.
  package var welcome: String {
    switch phase {
    case .loggedIn(let session), .loggingOut(let session), .stillLoggedIn(let session, _):
      dependency.texts.welcome(session.username)
    case .editing, .loggingIn, .refused: ""
    }
  }
}
