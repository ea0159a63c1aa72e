import Domain
import Texts

/// The account on the server: its name or password, the phones that have it, and its end.
package struct AccountViewModel: ScreenModel {
  /// What the server was asked, and did not do yet or refused.
  enum Phase {
    case idle
    case waiting
    case failed(AccountError)

    var isWaiting: Bool { if case .waiting = self { true } else { false } }
    var error: AccountError? { if case .failed(let error) = self { error } else { nil } }
  }

  /// What is open over the screen.
  enum Sheet {
    case deletion
    case phone(PhoneCode)
    case recovery(RecoveryCode?)
  }

  /// How far the code is with which another phone joins.
  enum PhoneCode {
    case none, shown
    case joined(DeviceSession)
  }

  /// A code with which another phone may still join.
  struct ShownCode {
    let code: JoinCode
    let expiresAt: Instant
    /// The sessions that were there before it, which tell which one is new; `nil` until they are known.
    var before: [Session.ID]?
  }

  var context: ScreenContext
  private(set) var sessions: [DeviceSession] = []
  private(set) var listing = Phase.waiting
  /// The change of the password, or the account's first name and password.
  private(set) var change = Phase.idle
  private(set) var deletion = Phase.idle
  private(set) var making = Phase.idle
  private(set) var sheet: Sheet?
  /// The last code that was shown; `nil` once a phone has joined with it.
  private(set) var shownCode: ShownCode?
  package private(set) var username: String
  private(set) var current = ""
  private(set) var new = ""
  private var confirmation = ""
  /// Whether the passwords can be read on the screen.
  package private(set) var showsPasswords = false
  /// Whether the recovery code that is shown was copied.
  private(set) var copying = Copying.idle
  /// What is said at the top: that the account has a name now.
  package private(set) var said: String?
  /// How often the password was changed here, after which the fields are empty again.
  package private(set) var changeCount = 0

  init(_ part: AccountPart?, context: ScreenContext) {
    self.context = context
    username = context.drafts.text(.plain(.accountName)) ?? ""
    switch part {
    case .phone:
      sheet = .phone(.none)
      making = .waiting
    case .recovery: sheet = .recovery(nil)
    case .name, nil: break
    }
  }

  mutating func handle(_ event: AccountEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .plain(let event): return handle(event)
    case .input(.usernameTyped, let text):
      username = text
      if !change.isWaiting { change = .idle }
      return [.keepDraft(.plain(.accountName), typed: text)]
    case .input(.currentTyped, let text): current = text
    case .input(.newTyped, let text): new = text
    case .input(.confirmationTyped, let text):
      confirmation = text
      if !deletion.isWaiting { deletion = .idle }
      return []
    case .showSwitched(let isOn):
      showsPasswords = isOn
      return []
    case .endTapped(let session): return end(session)
    }
    if !change.isWaiting { change = .idle }
    return []
  }

  private mutating func handle(_ event: AccountEvent.Plain) -> [ScreenRequest] {
    switch event {
    case .reloadTapped: return list()
    case .endOthersTapped: return end(nil)
    case .changeTapped: return changePassword()
    case .nameSubmitted: return giveName()
    case .phoneTapped: return showPhoneCode()
    case .recoveryTapped:
      sheet = .recovery(nil)
      making = .idle
      copying = .idle
      return []
    case .recoveryMade:
      guard case .recovery = sheet, !making.isWaiting else { return [] }
      making = .waiting
      return [.perform(.call(.makeRecoveryCode))]
    case .recoveryCopied:
      guard case .recovery(let code?) = sheet else { return [] }
      return [.perform(.copy(code.grouped))]
    case .sheetDismissed:
      sheet = nil
      return []
    case .deleteTapped:
      sheet = .deletion
      deletion = .idle
      confirmation = ""
      return []
    case .deleteCancelled:
      if !deletion.isWaiting { sheet = nil }
      return []
    case .deleteConfirmed: return isUnnamed ? leave() : delete()
    }
  }

  mutating func list() -> [ScreenRequest] {
    guard !listing.isWaiting else { return [] }
    listing = .waiting
    return [.perform(.call(.listSessions))]
  }

  private mutating func end(_ session: Session.ID?) -> [ScreenRequest] {
    guard !listing.isWaiting else { return [] }
    listing = .waiting
    if case .phone(.joined) = sheet { sheet = nil }
    return [.perform(.call(.endSessions(session)))]
  }

  private mutating func changePassword() -> [ScreenRequest] {
    guard !change.isWaiting else { return [] }
    guard !current.isEmpty, !new.isEmpty else {
      change = .failed(.passwordMissing)
      return []
    }
    guard NewPassword.isLongEnough(new) else {
      change = .failed(.weakPassword)
      return []
    }
    change = .waiting
    return [.perform(.call(.changePassword(current: current, new: new)))]
  }

  private mutating func giveName() -> [ScreenRequest] {
    guard isUnnamed, !change.isWaiting else { return [] }
    guard !SearchKey.folded(username).isEmpty, !new.isEmpty else {
      change = .failed(.nameMissing)
      return []
    }
    guard NewPassword.isLongEnough(new) else {
      change = .failed(.weakPassword)
      return []
    }
    change = .waiting
    return [.perform(.call(.giveName(username: username, password: new)))]
  }

  private mutating func showPhoneCode() -> [ScreenRequest] {
    guard !making.isWaiting else { return [] }
    sheet = .phone(.none)
    making = .waiting
    return [.perform(.call(.makeJoinCode))]
  }

  private mutating func delete() -> [ScreenRequest] {
    guard isDeleting, !deletion.isWaiting, let account = context.account, !confirmation.isEmpty
    else { return [] }
    deletion = .waiting
    return [.perform(.call(.deleteAccount(account, password: confirmation)))]
  }

  /// Takes an account without a name from this phone; with the last phone, the account ends.
  private mutating func leave() -> [ScreenRequest] {
    guard isDeleting, !deletion.isWaiting, let account = context.account else { return [] }
    guard isLastPhone else { return [.logOut] }
    deletion = .waiting
    return [.perform(.call(.deleteUnnamed(account)))]
  }
}

// What the server says.
extension AccountViewModel {
  mutating func listed(_ sessions: [DeviceSession]) {
    self.sessions = sessions
    listing = .idle
    guard let shownCode else { return }
    guard let before = shownCode.before else {
      self.shownCode?.before = sessions.map { $0.id }
      return
    }
    guard let new = sessions.first(where: { session in !before.contains { $0 == session.id } })
    else { return }
    self.shownCode = nil
    if case .phone(.shown) = sheet { sheet = .phone(.joined(new)) }
  }

  /// Asks for the list again, which is shorter now.
  mutating func ended() -> [ScreenRequest] {
    listing = .idle
    return list()
  }

  mutating func passwordChanged() -> [ScreenRequest] {
    change = .idle
    current = ""
    new = ""
    changeCount += 1
    listing = .idle
    return list()
  }

  mutating func named() {
    change = .idle
    said = context.texts.youLogInAs(username)
    username = ""
    new = ""
  }

  mutating func made(_ code: JoinCode, expiresAt: Instant) -> [ScreenRequest] {
    making = .idle
    guard case .phone = sheet else { return [] }
    let before = listing.isWaiting ? nil : sessions.map { $0.id }
    shownCode = ShownCode(code: code, expiresAt: expiresAt, before: before)
    sheet = .phone(.shown)
    return []
  }

  mutating func made(_ code: RecoveryCode) {
    making = .idle
    if case .recovery = sheet { sheet = .recovery(code) }
  }

  /// Says in the open sheet that the recovery code was copied; `false` when none is shown.
  mutating func copiedCode() -> Bool {
    guard case .recovery(.some) = sheet else { return false }
    copying = .done
    return true
  }

  mutating func failed(_ task: AccountTask, _ error: AccountError) {
    switch task {
    case .listSessions, .endSessions: listing = .failed(error)
    case .changePassword, .giveName: change = .failed(error)
    case .deleteAccount: deletion = .failed(error)
    case .makeJoinCode, .makeRecoveryCode: making = .failed(error)
    }
  }
}
