import Domain

/// The view model: from what is typed and tapped to what is shown.
public final class LoginVMImpl: LoginVM {
  private enum Phase {
    case editing
    case loggingIn
    case refused(LoginFailure)
    case loggedIn(Session)
    case loggingOut(Session)
    case stillLoggedIn(Session, LoginFailure)
  }

  /// What it was made with.
  public let dependency: LoginDependency
  /// Accepts when somebody is logged in.
  public let finishLogin = Relay()
  /// Accepts when nobody is any more.
  public let finishLogout = Relay()
  /// The user name as it was typed.
  public private(set) var username: String
  private var password = ""
  private var phase = Phase.editing
  private var lastRequest: Int32 = 0

  /// Begins with the user name of the dependency.
  public init(dependency: LoginDependency) {
    self.dependency = dependency
    username = dependency.username
  }
}

extension LoginVMImpl {
  /// Takes the user name in; what was wrong before may be right now.
  public func didChangeUsername(_ text: String) {
    username = text
    forgetRefusal()
  }

  /// Takes the password in; what was wrong before may be right now.
  public func didChangePassword(_ text: String) {
    password = text
    forgetRefusal()
  }

  /// Logs in, unless that is going on or done.
  public func didTapLoginButton() {
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
    dependency.service.logIn(username: username, password: password) { answer in
      if self.isAwaited(request) { self.receive(answer) }
    }
  }

  /// Logs out, unless that is going on or done.
  public func didTapLogoutButton() {
    switch phase {
    case .loggedIn(let session), .stillLoggedIn(let session, _): logOut(session)
    case .editing, .loggingIn, .refused, .loggingOut: return
    }
  }

  private func receive(_ answer: Result<Session, LoginFailure>) {
    switch answer {
    case .success(let session):
      password = ""
      phase = .loggedIn(session)
      finishLogin.accept()
    case .failure(let failure): phase = .refused(failure)
    }
  }

  private func logOut(_ session: Session) {
    phase = .loggingOut(session)
    let request = nextRequest()
    dependency.service.logOut(session) { failure in
      guard self.isAwaited(request) else { return }
      if let failure {
        self.phase = .stillLoggedIn(session, failure)
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

  /// Whether a request is the last one and not answered: what comes late counts no more.
  private func isAwaited(_ request: Int32) -> Bool {
    request == lastRequest && isWaiting
  }

  private func forgetRefusal() {
    if case .refused = phase { phase = .editing }
  }

  private var isUsernameBlank: Bool {
    do throws(UsernameProblem) {
      _ = try Username(username)
      return false
    } catch .text(.empty) {
      return true
    } catch {
      return false
    }
  }
}

extension LoginVMImpl {
  /// Whether an answer of the server is awaited.
  public var isWaiting: Bool {
    switch phase {
    case .loggingIn, .loggingOut: true
    case .editing, .refused, .loggedIn, .stillLoggedIn: false
    }
  }

  /// Why nobody is logged in, or still somebody.
  public var problem: String? {
    switch phase {
    case .refused(let failure), .stillLoggedIn(_, let failure): dependency.texts.failure(failure)
    case .editing, .loggingIn, .loggedIn, .loggingOut: nil
    }
  }

  /// Whether the user name is missing, or may be the one that is not right.
  public var isUsernameWrong: Bool {
    switch phase {
    case .refused(.fieldsMissing): isUsernameBlank
    case .refused(.wrongPassword): true
    default: false
    }
  }

  /// Whether the password is missing, or may be the one that is not right.
  public var isPasswordWrong: Bool {
    switch phase {
    case .refused(.fieldsMissing): password.isEmpty
    case .refused(.wrongPassword): true
    default: false
    }
  }

  /// Greets by name whoever logged in.
  public var welcome: String {
    switch phase {
    case .loggedIn(let session), .loggingOut(let session), .stillLoggedIn(let session, _):
      dependency.texts.welcome(session.username)
    case .editing, .loggingIn, .refused: ""
    }
  }
}
