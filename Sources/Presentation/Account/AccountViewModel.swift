package import Domain
import Texts

/// The account on the server: where it is logged in, its password, and its end.
package struct AccountViewModel: ScreenModel {
  /// What the server was asked, and did not do yet or refused.
  private enum Phase {
    case idle
    case waiting
    case failed(AccountError)

    var isWaiting: Bool { if case .waiting = self { true } else { false } }
    var error: AccountError? { if case .failed(let error) = self { error } else { nil } }
  }

  var context: ScreenContext
  private var sessions: [DeviceSession] = []
  private var listing = Phase.waiting
  private var change = Phase.idle
  private var deletion = Phase.idle
  private var current = ""
  private var new = ""
  private var confirmation = ""
  /// Whether the passwords can be read on the screen.
  package private(set) var showsPasswords = false
  package private(set) var isDeleting = false
  /// How often the password was changed here, after which the fields are empty again.
  package private(set) var changeCount = 0

  init(context: ScreenContext) {
    self.context = context
  }

  mutating func handle(_ event: AccountEvent) -> [ScreenRequest] {
    switch event {
    case .plain(let event): return handle(event)
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
    case .deleteTapped:
      isDeleting = true
      deletion = .idle
      confirmation = ""
      return []
    case .deleteCancelled:
      isDeleting = deletion.isWaiting
      return []
    case .deleteConfirmed: return delete()
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

  private mutating func delete() -> [ScreenRequest] {
    guard isDeleting, !deletion.isWaiting, let account = context.account, !confirmation.isEmpty
    else { return [] }
    deletion = .waiting
    return [.perform(.call(.deleteAccount(account, password: confirmation)))]
  }
}

// What the server says.
extension AccountViewModel {
  mutating func listed(_ sessions: [DeviceSession]) {
    self.sessions = sessions
    listing = .idle
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

  mutating func failed(_ task: AccountTask, _ error: AccountError) {
    switch task {
    case .listSessions, .endSessions: listing = .failed(error)
    case .changePassword: change = .failed(error)
    case .deleteAccount: deletion = .failed(error)
    }
  }
}

extension AccountViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.account }

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
      let device = session.device.isEmpty ? texts.unknownDevice : session.device
      return Row(
        id: session.id, device: device,
        detail: session.isCurrent
          ? texts.thisDevice : texts.lastUsed(context.dateAndTimeInSentence(session.lastUsedAt)),
        end: session.isCurrent
          ? nil
          : EndButton(label: texts.logOutThere, name: "\(texts.logOutThere): \(device)"))
    }
  }
  /// What the list waits for or why it is not up to date; `nil` when it is.
  package var listText: String? {
    if listing.isWaiting { return sessions.isEmpty ? texts.loadingSessions : nil }
    return listing.error.map { texts.accountError($0) }
  }
  package var canReload: Bool { listing.error != nil }
  package var hasOthers: Bool { sessions.count > 1 }

  package var changeLabel: String {
    change.isWaiting ? texts.changingPassword : texts.changePassword
  }
  package var isChanging: Bool { change.isWaiting }
  package var changeProblem: String? { change.error.map { texts.accountError($0) } }
  /// That the password was changed; `nil` until then, and while another is typed.
  package var changedText: String? {
    changeCount > 0 && current.isEmpty && new.isEmpty ? texts.passwordIsChanged : nil
  }

  package var deleteText: String { texts.deleteAdvice }
  package var deleteLabel: String {
    deletion.isWaiting ? texts.deletingAccount : texts.delete
  }
  package var isWaitingForDeletion: Bool { deletion.isWaiting }
  package var deleteProblem: String? { deletion.error.map { texts.accountError($0) } }
}
