package import Domain
import Texts

extension AccountViewModel {
  var texts: Strings { context.texts }
  var isLastPhone: Bool { sessions.count == 1 }

  package var title: String { texts.account }
  /// The account's name; `nil` when it has none.
  package var accountName: String? { context.account?.username }
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
  func name(of session: DeviceSession) -> String {
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
