import Domain
import Texts

/// The screen for logging in and registering.
package struct LoginViewModel: ScreenModel {
  private enum Phase {
    case editing
    case waiting(for: Attempt, Credentials)
    case failed(InputError)
    /// The user is asked what happens to the squad that is here.
    case choosing(Credentials)
  }

  /// The request that is on its way or failed.
  private enum Attempt { case logIn, register }

  /// The user name and password that were sent, whatever is typed meanwhile.
  private struct Credentials {
    let username: String
    let password: String
  }

  /// Why what was typed cannot be sent.
  private enum InputError {
    case fieldsMissing
    case refused(LoginError)
    case otherAccount(username: String)
  }

  var context: ScreenContext
  private var phase = Phase.editing
  /// The user name, typed or remembered.
  package private(set) var username: String
  /// Whether the user wants to register, as far as one can tell: which button was tapped last.
  package private(set) var isRegistering = false
  /// Whether the password can be read on the screen.
  package private(set) var showsPassword = false
  private var password = ""
  /// Whether the server asks new users for a code.
  package private(set) var needsCode = false
  private var code = ""
  /// Whether the squad that is here goes when another comes.
  private(set) var replacesOwnData = false

  /// Creates the screen with the user name that this device remembers.
  init(context: ScreenContext) {
    self.context = context
    username = context.drafts.text(.plain(.login)) ?? Self.knownUsername(context)
  }

  private static func knownUsername(_ context: ScreenContext) -> String {
    let preferences = context.preferences
    return context.account?.username
      ?? (preferences.remembersUsername ? preferences.username.text : "")
  }

  /// Keeps the user name that is typed, unless this device is not to remember it.
  private func keepDraft(isWanted: Bool) -> ScreenRequest {
    let isKnown = username.isEqualByBytes(to: Self.knownUsername(context))
    return .keepDraft(.plain(.login), typed: isWanted && !isKnown ? username : "")
  }

  mutating func handle(_ event: LoginEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .input(.usernameTyped, let text):
      username = text
      forgetError()
      return [keepDraft(isWanted: remembersUsername)]
    case .input(.passwordTyped, let text):
      password = text
      forgetError()
      return []
    case .input(.codeTyped, let text):
      code = text
      forgetError()
      return []
    case .rememberSwitched(let isOn):
      var preferences = context.preferences
      preferences.remembersUsername = isOn
      if !isOn { preferences.username = "" }
      return [.prefer(preferences), keepDraft(isWanted: isOn)]
    case .showSwitched(let isOn):
      showsPassword = isOn
      return []
    case .plain(.loginTapped): return attempt(.logIn)
    case .plain(.registerTapped): return attempt(.register)
    case .plain(.choiceCancelled):
      if case .choosing = phase { phase = .editing }
      return []
    case .plain(.addTapped): return choose()
    case .plain(.nameTapped):
      phase = .editing
      return context.hasAccount ? [.open(.account(.name))] : []
    case .plain(.fileTapped): return choose(.perform(.export(context.squad)), replacing: true)
    case .plain(.removeTapped): return choose(replacing: true)
    }
  }

  /// Logs in after the user chose what happens to the squad that is here.
  private mutating func choose(
    _ first: ScreenRequest? = nil, replacing: Bool = false
  ) -> [ScreenRequest] {
    guard case .choosing(let credentials) = phase else { return [] }
    replacesOwnData = replacing
    return [first].compactMap { $0 } + ask(.logIn, credentials)
  }

  private mutating func attempt(_ attempt: Attempt) -> [ScreenRequest] {
    guard !isWaiting else { return [] }
    isRegistering = attempt == .register
    guard !SearchKey.folded(username).isEmpty, !password.isEmpty else {
      phase = .failed(.fieldsMissing)
      return []
    }
    guard attempt == .logIn || NewPassword.isLongEnough(password) else {
      phase = .failed(.refused(.weakPassword))
      return []
    }
    if let account = context.account, let username = account.username, context.pendingCount > 0,
      !isTyped(username)
    {
      refuseOtherAccount(than: account)
      return []
    }
    // A second account would leave the squad of the first behind, which only lacks a name.
    if attempt == .register, context.standing == .unnamed { return [.open(.account(.name))] }
    let credentials = Credentials(username: username, password: password)
    replacesOwnData = false
    guard attempt == .register || !asksAboutOwnData else {
      phase = .choosing(credentials)
      return []
    }
    return ask(attempt, credentials)
  }

  /// Whether logging in would mix two squads, or leave one behind.
  private var asksAboutOwnData: Bool {
    switch context.standing {
    case .noAccount: context.hasOwnData
    case .unnamed: true
    case .named, .expired: false
    }
  }

  private mutating func ask(_ attempt: Attempt, _ credentials: Credentials) -> [ScreenRequest] {
    phase = .waiting(for: attempt, credentials)
    let (username, password) = (credentials.username, credentials.password)
    switch attempt {
    case .logIn: return [.perform(.call(.logIn(username: username, password: password)))]
    case .register:
      return [.perform(.call(.register(username: username, password: password, code: code)))]
    }
  }

  /// The server ignores letter case and outer spaces in user names.
  private func isTyped(_ username: String) -> Bool {
    SearchKey.folded(self.username) == SearchKey.folded(username)
  }

  private mutating func forgetError() {
    if case .failed = phase { phase = .editing }
  }

  /// Logs in after the account was created.
  mutating func registered() -> [ScreenRequest] {
    guard case .waiting(for: .register, let credentials) = phase else { return [] }
    return ask(.logIn, credentials)
  }

  /// Shows why logging in failed, and keeps what was typed.
  mutating func failed(_ error: LoginError) {
    guard isWaiting else { return }
    if error == .codeNeeded { needsCode = true }
    phase = .failed(.refused(error))
  }

  /// Another account can be used on this device only after its changes are saved.
  mutating func refuseOtherAccount(than account: DeviceAccount) {
    phase = .failed(.otherAccount(username: account.username ?? ""))
  }
}

extension LoginViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.logInOrRegister }
  package var loginLabel: String { isWaiting(for: .logIn) ? texts.loggingIn : texts.login }
  package var registerLabel: String {
    isWaiting(for: .register) ? texts.registering : texts.register
  }
  /// Whether the user name is filled in next time.
  package var remembersUsername: Bool { context.preferences.remembersUsername }
  /// Whether a request is on its way.
  package var isWaiting: Bool {
    if case .waiting = phase { true } else { false }
  }
  /// Why logging in failed and what to do; `nil` when it has not failed.
  package var errorText: String? {
    guard case .failed(let error) = phase else { return nil }
    return switch error {
    case .fieldsMissing: texts.bothFieldsMandatory
    case .refused(let error): texts.loginError(error)
    case .otherAccount(let username): texts.otherAccount(username, changes: context.pendingCount)
    }
  }
  /// What happens to the unsaved changes on this device after logging in; `nil` when there are
  /// none.
  package var uploadNote: String? {
    guard context.pendingCount > 0 else { return nil }
    return switch context.standing {
    case .noAccount: texts.registerNote
    case .unnamed: nil
    case .named, .expired: texts.uploadNote(context.pendingCount)
    }
  }

  /// What may become of the squad that is here; `nil` unless the user is asked.
  package struct OwnDataQuestion {
    package let title: String
    package let text: String
    /// Whether the squad may also be added to the account.
    package let canBeAdded: Bool
  }

  package var ownDataQuestion: OwnDataQuestion? {
    guard case .choosing = phase else { return nil }
    return OwnDataQuestion(
      title: texts.ownDataTitle,
      text: texts.ownDataAdvice(players: context.squad.players.count),
      canBeAdded: !context.hasAccount)
  }

  private func isWaiting(for attempt: Attempt) -> Bool {
    if case .waiting(attempt, _) = phase { true } else { false }
  }
}
