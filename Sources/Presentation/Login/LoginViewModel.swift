import Domain

/// Logging in, registering, or going on without an account.
package struct LoginViewModel: ScreenModel {
  /// What is going on.
  private enum Phase {
    case editing
    case waiting(for: Attempt, Credentials)
    case failed(InputError)
  }

  /// What was asked of the server.
  private enum Attempt { case logIn, register }

  /// What it was asked with, whatever is typed meanwhile.
  private struct Credentials {
    let username: String
    let password: String
  }

  /// What keeps somebody from logging in.
  private enum InputError {
    case fieldsMissing
    case refused(LoginError)
    case otherAccount(username: String)
  }

  var context: ScreenContext
  private var phase = Phase.editing
  /// The user name as it was typed or remembered.
  package private(set) var username: String
  private var password = ""

  /// Opens the screen with what this phone remembers.
  init(context: ScreenContext) {
    self.context = context
    let preferences = context.preferences
    username =
      context.account?.username ?? (preferences.remembersUsername ? preferences.username : "")
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: LoginEvent) -> [ScreenRequest] {
    switch event {
    case .input(.usernameTyped, let text):
      username = text
      forgetError()
      return []
    case .input(.passwordTyped, let text):
      password = text
      forgetError()
      return []
    case .rememberSwitched(let isOn):
      var preferences = context.preferences
      preferences.remembersUsername = isOn
      if !isOn { preferences.username = "" }
      return [.prefer(preferences)]
    case .plain(.loginTapped): return attempt(.logIn)
    case .plain(.registerTapped): return attempt(.register)
    case .plain(.continueTapped): return [.replace(with: .players)]
    }
  }

  private mutating func attempt(_ attempt: Attempt) -> [ScreenRequest] {
    guard !isWaiting else { return [] }
    guard !SearchKey.folded(username).isEmpty, !password.isEmpty else {
      phase = .failed(.fieldsMissing)
      return []
    }
    if let account = context.account, context.pendingCount > 0, !isTyped(account.username) {
      phase = .failed(.otherAccount(username: account.username))
      return []
    }
    return ask(attempt, Credentials(username: username, password: password))
  }

  private mutating func ask(_ attempt: Attempt, _ credentials: Credentials) -> [ScreenRequest] {
    phase = .waiting(for: attempt, credentials)
    let (username, password) = (credentials.username, credentials.password)
    switch attempt {
    case .logIn: return [.perform(.call(.logIn(username: username, password: password)))]
    case .register: return [.perform(.call(.register(username: username, password: password)))]
    }
  }

  /// The server takes names for the same that differ in letter case or outer spaces.
  private func isTyped(_ username: String) -> Bool {
    SearchKey.folded(self.username) == SearchKey.folded(username)
  }

  private mutating func forgetError() {
    if case .failed = phase { phase = .editing }
  }

  /// The account was made: logs in as it.
  mutating func registered() -> [ScreenRequest] {
    guard case .waiting(for: .register, let credentials) = phase else { return [] }
    return ask(.logIn, credentials)
  }

  /// Shows why nobody is logged in; what was typed stays.
  mutating func failed(_ failure: LoginError) {
    guard isWaiting else { return }
    phase = .failed(.refused(failure))
  }

  /// What is on this phone must be saved before another account can be used on it.
  mutating func refuseOtherAccount(than account: DeviceAccount) {
    phase = .failed(.otherAccount(username: account.username))
  }
}

extension LoginViewModel {
  private var texts: Strings { context.texts }

  /// The title.
  package var title: String { texts.appName }
  /// The label of the button that logs in.
  package var loginLabel: String { isWaiting(for: .logIn) ? texts.loggingIn : texts.login }
  /// The label of the button that registers.
  package var registerLabel: String {
    isWaiting(for: .register) ? texts.registering : texts.register
  }
  /// Whether the user name is filled in next time.
  package var remembersUsername: Bool { context.preferences.remembersUsername }
  /// Whether an answer is awaited.
  package var isWaiting: Bool {
    if case .waiting = phase { true } else { false }
  }
  /// What is wrong and what to do; `nil` when nothing is.
  package var problem: String? {
    guard case .failed(let problem) = phase else { return nil }
    return switch problem {
    case .fieldsMissing: texts.bothFieldsMandatory
    case .refused(let failure): texts.loginError(failure)
    case .otherAccount(let username): texts.otherAccount(username, changes: context.pendingCount)
    }
  }
  /// What becomes of what is on this phone; `nil` when there is nothing.
  package var uploadNote: String? {
    context.pendingCount > 0 ? texts.uploadNote(context.pendingCount) : nil
  }

  private func isWaiting(for attempt: Attempt) -> Bool {
    if case .waiting(attempt, _) = phase { true } else { false }
  }
}
