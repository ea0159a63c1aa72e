import Domain
import Texts

// What the server says to the account's screen.
extension App {
  mutating func tellAccountScreen(_ event: ServerEvent, in moment: Moment) {
    if case .accountTaskFailed(_, .notLoggedIn) = event, hasAccount { failed(.notLoggedIn) }
    guard case .account(var model) = screen else { return }
    var requests: [ScreenRequest] = []
    switch event {
    case .sessionsListed(let sessions): model.listed(sessions)
    case .sessionsEnded: requests = model.ended()
    case .passwordChanged: requests = model.passwordChanged()
    case .joinCodeMade(let code, let expiresAt):
      requests = model.made(code, expiresAt: expiresAt)
    case .recoveryCodeMade(let code): model.made(code)
    case .accountTaskFailed(let task, let error): model.failed(task, error)
    default: break
    }
    way.screen = .account(model)
    run(requests, in: moment)
  }

  /// Takes note that the account has a name now, given here or on another device.
  mutating func named(_ username: ExactText) {
    guard let account, account.isUnnamed else { return }
    membership.account = account.named(username)
    preferences.username = preferences.remembersUsername ? username : ""
    send(.store([.account(self.account), .preferences(preferences)]))
    send(.tellOtherWindows(.reload))
    guard case .account(var model) = screen else { return }
    model.named()
    keepDraft(.plain(.accountName), [])
    way.screen = .account(model)
  }

  /// Keeps the squad on this device alone, as if it had been made here without an account.
  mutating func accountDeleted(_ log: LogAddress, in moment: Moment) {
    guard account?.log == log else { return }
    accountEnded(texts.accountIsDeleted, in: moment)
    navigate(to: .settings, .back)
  }

  /// Keeps the squad on this device alone, without its links, which no longer work.
  mutating func accountEnded(_ message: String, in moment: Moment) {
    let squad = replica.squad.unshared
    let kept = drafts
    membership.account = nil
    forgetSquad()
    closeStream()
    link = ServerLink(isOnline: link.isOnline)
    send(.store([.erase, .preferences(preferences)]))
    send(.forgetVisit)
    record(Squad().additions(from: squad), in: moment)
    keepDraftsAgain(kept)
    send(.tellOtherWindows(.reload))
    notify(message)
  }
}
