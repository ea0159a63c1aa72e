package import Domain
package import QRCode
import Texts

/// The account on the server: its name or password, the phones that have it, and its end.
package struct AccountViewModel: ScreenModel {
  /// What the server was asked, and did not do yet or refused.
  private enum Phase {
    case idle
    case waiting
    case failed(AccountError)

    var isWaiting: Bool { if case .waiting = self { true } else { false } }
    var error: AccountError? { if case .failed(let error) = self { error } else { nil } }
  }

  /// What is open over the screen.
  private enum Sheet {
    case deletion
    case phone(PhoneCode)
    case recovery(RecoveryCode?)
  }

  /// The code with which another phone joins.
  private enum PhoneCode {
    case none
    /// The sessions that were there before it tell which one is new.
    case shown(JoinCode, expiresAt: Instant, before: [Session.ID]?)
    case joined(DeviceSession)
  }

  var context: ScreenContext
  private var sessions: [DeviceSession] = []
  private var listing = Phase.waiting
  /// The change of the password, or the account's first name and password.
  private var change = Phase.idle
  private var deletion = Phase.idle
  private var making = Phase.idle
  private var sheet: Sheet?
  private var username = ""
  private var current = ""
  private var new = ""
  private var confirmation = ""
  /// Whether the passwords can be read on the screen.
  package private(set) var showsPasswords = false
  /// How often the password was changed here, after which the fields are empty again.
  package private(set) var changeCount = 0

  init(_ part: AccountPart?, context: ScreenContext) {
    self.context = context
    switch part {
    case .phone:
      sheet = .phone(.none)
      making = .waiting
    case .recovery: sheet = .recovery(nil)
    case .name, nil: break
    }
  }

  mutating func handle(_ event: AccountEvent) -> [ScreenRequest] {
    switch event {
    case .plain(let event): return handle(event)
    case .input(.usernameTyped, let text): username = text
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

  private mutating func list() -> [ScreenRequest] {
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
    guard case .phone(.shown(let code, let expiresAt, let before)) = sheet else { return }
    guard let before else {
      sheet = .phone(.shown(code, expiresAt: expiresAt, before: sessions.map { $0.id }))
      return
    }
    if let new = sessions.first(where: { session in !before.contains { $0 == session.id } }) {
      sheet = .phone(.joined(new))
    }
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
    username = ""
    new = ""
  }

  mutating func made(_ code: JoinCode, expiresAt: Instant) -> [ScreenRequest] {
    making = .idle
    guard case .phone = sheet else { return [] }
    let before = listing.isWaiting ? nil : sessions.map { $0.id }
    sheet = .phone(.shown(code, expiresAt: expiresAt, before: before))
    return []
  }

  mutating func made(_ code: RecoveryCode) {
    making = .idle
    if case .recovery = sheet { sheet = .recovery(code) }
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

// While a code for another phone is shown, the list of phones tells when it was used.
extension AccountViewModel {
  private static let pollInterval: Int64 = 2_000

  /// When to ask for the list of phones again; `nil` when nothing is waited for.
  var pollsAt: Instant? {
    guard case .phone(.shown(_, let expiresAt, _)) = sheet, context.now < expiresAt,
      !listing.isWaiting
    else { return nil }
    return context.now.advanced(byMilliseconds: Self.pollInterval)
  }

  mutating func poll() -> [ScreenRequest] {
    guard case .phone(.shown(_, let expiresAt, _)) = sheet, context.now < expiresAt else {
      return []
    }
    return list()
  }
}

extension AccountViewModel {
  private var texts: Strings { context.texts }
  private var isLastPhone: Bool { sessions.count == 1 }

  package var title: String { texts.account }
  /// Whether the account has no name.
  package var isUnnamed: Bool { context.standing == .unnamed }
  /// Whether something is open over the screen.
  package var hasSheet: Bool { if case .some = sheet { true } else { false } }
  package var isDeleting: Bool { if case .deletion = sheet { true } else { false } }

  /// A login as a row.
  package struct Row {
    package let id: Session.ID
    package let device: String
    package let detail: String
    /// The button that ends it; `nil` for this device.
    package let end: EndButton?
  }

  package struct EndButton {
    package let label: String
    /// What screen readers say, which tells the buttons apart.
    package let name: String
  }

  package var rows: [Row] {
    sessions.map { session in
      let device = name(of: session)
      let label = isUnnamed ? texts.remove : texts.logOutThere
      return Row(
        id: session.id, device: device,
        detail: session.isCurrent
          ? texts.thisDevice : texts.lastUsed(context.dateAndTimeInSentence(session.lastUsedAt)),
        end: session.isCurrent
          ? nil : EndButton(label: label, name: "\(label): \(device)"))
    }
  }
  private func name(of session: DeviceSession) -> String {
    session.device.isEmpty ? texts.unknownDevice : session.device
  }
  package var listTitle: String { isUnnamed ? texts.phones : texts.whereLoggedIn }
  /// What the list waits for or why it is not up to date; `nil` when it is.
  package var listText: String? {
    if listing.isWaiting { return sessions.isEmpty ? texts.loadingSessions : nil }
    return listing.error.map { texts.accountError($0) }
  }
  package var canReload: Bool { listing.error != nil }
  /// Whether all other sessions can be ended at once.
  package var hasOthers: Bool { !isUnnamed && sessions.count > 1 }

  package var changeLabel: String {
    if isUnnamed { return change.isWaiting ? texts.addingName : texts.addName }
    return change.isWaiting ? texts.changingPassword : texts.changePassword
  }
  package var isChanging: Bool { change.isWaiting }
  package var changeProblem: String? { change.error.map { texts.accountError($0) } }
  /// That the password was changed; `nil` until then, and while another is typed.
  package var changedText: String? {
    changeCount > 0 && current.isEmpty && new.isEmpty ? texts.passwordIsChanged : nil
  }

  package var deleteTitle: String {
    guard isUnnamed else { return texts.deleteAccount }
    return isLastPhone ? texts.delete : texts.leaveGroup
  }
  package var deleteText: String {
    guard isUnnamed else { return texts.deleteAdvice }
    return isLastPhone ? texts.deleteGroupAdvice : texts.leaveAdvice
  }
  package var deleteLabel: String {
    if deletion.isWaiting { return texts.deletingAccount }
    return isUnnamed ? deleteTitle : texts.delete
  }
  /// Whether the list has told if this is the last phone of an account without a name.
  package var canDelete: Bool { !isUnnamed || !sessions.isEmpty }
  package var isWaitingForDeletion: Bool { deletion.isWaiting }
  package var deleteProblem: String? { deletion.error.map { texts.accountError($0) } }
}

// What is open over the screen.
extension AccountViewModel {
  /// The code with which another phone joins, ready to show.
  package struct PhoneSheet {
    package let content: Content

    package enum Content {
      case waiting(String)
      case problem(String)
      /// The code as an address, in a QR code and as text, with a sentence.
      case code(QRCode?, address: String, note: String)
      /// A phone has joined: a sentence, and the button that removes it.
      case joined(String, Session.ID, removeLabel: String)
    }
  }

  /// `nil` unless it is open.
  package var phoneSheet: PhoneSheet? {
    guard case .phone(let phone) = sheet else { return nil }
    if let error = making.error {
      return PhoneSheet(content: .problem(texts.accountError(error)))
    }
    switch phone {
    case .none: return PhoneSheet(content: .waiting(texts.makingCode))
    case .shown(let code, let expiresAt, _):
      guard context.now < expiresAt else {
        return PhoneSheet(content: .problem(texts.joinError(.expired)))
      }
      let address = Phrase("\(context.origin)/#/join/\(code.text)").text
      return PhoneSheet(
        content: .code(
          QRCode(address), address: address, note: texts.joinCodeNote(code.grouped)))
    case .joined(let session):
      return PhoneSheet(
        content: .joined(
          texts.phoneJoined(name(of: session)), session.id, removeLabel: texts.remove))
    }
  }

  /// The recovery code, ready to show.
  package struct RecoverySheet {
    /// The code in groups; `nil` before it is made.
    package let code: String?
    package let note: String
    package let isWaiting: Bool
    package let problem: String?
  }

  /// `nil` unless it is open.
  package var recoverySheet: RecoverySheet? {
    guard case .recovery(let code) = sheet else { return nil }
    return RecoverySheet(
      code: code?.grouped,
      note: code == nil ? texts.recoveryCodeAdvice : texts.recoveryCodeNote,
      isWaiting: making.isWaiting, problem: making.error.map { texts.accountError($0) })
  }
}
