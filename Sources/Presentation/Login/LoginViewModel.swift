import Domain

/// Logging in, registering, or going on without an account.
public struct LoginViewModel {
  /// What is going on.
  private enum Phase {
    case editing
    case waiting(for: Attempt, Credentials)
    case failed(Problem)
  }

  /// What was asked of the server.
  private enum Attempt { case logIn, register }

  /// What it was asked with, whatever is typed meanwhile.
  private struct Credentials {
    let username: String
    let password: String
  }

  /// What keeps somebody from logging in.
  private enum Problem {
    case fieldsMissing
    case refused(LogInFailure)
    case otherAccount(username: String)
  }

  var context: ScreenContext
  var preferences: Preferences
  var account: AccountRecord?
  /// How many changes are on this phone alone.
  var localChanges: Int
  private var phase = Phase.editing
  private var typedUsername: String
  private var password = ""

  /// Opens the screen with what this phone remembers.
  init(
    context: ScreenContext, preferences: Preferences, account: AccountRecord?, localChanges: Int
  ) {
    self.context = context
    self.preferences = preferences
    self.account = account
    self.localChanges = localChanges
    typedUsername = account?.username ?? (preferences.remembersUsername ? preferences.username : "")
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: LoginEvent) -> [Command] {
    switch event {
    case .input(.usernameTyped, let text):
      typedUsername = text
      forgetProblem()
      return []
    case .input(.passwordTyped, let text):
      password = text
      forgetProblem()
      return []
    case .rememberSwitched(let isOn):
      preferences.remembersUsername = isOn
      if !isOn { preferences.username = "" }
      return [.prefer(preferences)]
    case .plain(.loginTapped): return attempt(.logIn)
    case .plain(.registerTapped): return attempt(.register)
    case .plain(.continueTapped): return [.replace(with: .players)]
    }
  }

  private mutating func attempt(_ attempt: Attempt) -> [Command] {
    guard !isWaiting else { return [] }
    guard !SearchKey.folded(typedUsername).isEmpty, !password.isEmpty else {
      phase = .failed(.fieldsMissing)
      return []
    }
    if let account, localChanges > 0, !isTyped(account.username) {
      phase = .failed(.otherAccount(username: account.username))
      return []
    }
    return ask(attempt, Credentials(username: typedUsername, password: password))
  }

  private mutating func ask(_ attempt: Attempt, _ credentials: Credentials) -> [Command] {
    phase = .waiting(for: attempt, credentials)
    let (username, password) = (credentials.username, credentials.password)
    switch attempt {
    case .logIn: return [.perform(.logIn(username: username, password: password))]
    case .register: return [.perform(.register(username: username, password: password))]
    }
  }

  /// The server takes names for the same that differ in letter case or outer spaces.
  private func isTyped(_ username: String) -> Bool {
    SearchKey.folded(typedUsername) == SearchKey.folded(username)
  }

  private mutating func forgetProblem() {
    if case .failed = phase { phase = .editing }
  }

  /// The account was made: logs in as it.
  mutating func registered() -> [Command] {
    guard case .waiting(for: .register, let credentials) = phase else { return [] }
    return ask(.logIn, credentials)
  }

  /// Shows why nobody is logged in; what was typed stays.
  mutating func failed(_ failure: LogInFailure) {
    guard isWaiting else { return }
    phase = .failed(.refused(failure))
  }

  /// What is on this phone must be saved before another account can be used on it.
  mutating func refuseOtherAccount(than account: AccountRecord) {
    phase = .failed(.otherAccount(username: account.username))
  }
}

extension LoginViewModel {
  private var texts: Texts { context.texts }

  /// The title.
  public var title: String { texts.appName }
  /// What the app is for, in a sentence.
  public var introduction: String { texts.loginIntroduction }
  /// The label of the user name.
  public var usernameLabel: String { texts.username }
  /// The label of the password.
  public var passwordLabel: String { texts.password }
  /// The label of the switch.
  public var rememberLabel: String { texts.rememberMe }
  /// The label of the button that logs in.
  public var loginLabel: String { isWaiting(for: .logIn) ? texts.loggingIn : texts.login }
  /// The label of the button that registers.
  public var registerLabel: String {
    isWaiting(for: .register) ? texts.registering : texts.register
  }
  /// The label of the way past this screen.
  public var continueLabel: String { texts.continueWithoutAccount }
  /// The user name as it was typed or remembered.
  public var username: String { typedUsername }
  /// Whether the user name is filled in next time.
  public var remembersUsername: Bool { preferences.remembersUsername }
  /// Whether an answer is awaited.
  public var isWaiting: Bool {
    if case .waiting = phase { true } else { false }
  }
  /// What is wrong and what to do; `nil` when nothing is.
  public var problem: String? {
    guard case .failed(let problem) = phase else { return nil }
    return switch problem {
    case .fieldsMissing: texts.bothFieldsMandatory
    case .refused(let failure): texts.logInFailure(failure)
    case .otherAccount(let username): texts.otherAccount(username, changes: localChanges)
    }
  }
  /// What becomes of what is on this phone; `nil` when there is nothing.
  public var uploadNote: String? {
    localChanges > 0 ? texts.uploadNote(localChanges) : nil
  }

  private func isWaiting(for attempt: Attempt) -> Bool {
    if case .waiting(attempt, _) = phase { true } else { false }
  }
}
