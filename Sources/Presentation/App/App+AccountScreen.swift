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
    case .accountTaskFailed(let task, let error): model.failed(task, error)
    default: break
    }
    screen = .account(model)
    run(requests, in: moment)
  }

  /// Keeps the squad on this device alone, as if it had been made here without an account.
  mutating func accountDeleted(_ log: LogAddress, in moment: Moment) {
    guard account?.log == log else { return }
    let squad = replica.squad
    account = nil
    forgetSquad()
    closeStream()
    link.phase = .idle
    send(.store([.erase, .preferences(preferences)]))
    record(Squad().additions(from: squad), in: moment)
    send(.tellOtherWindows(.reload))
    navigate(to: .settings, .back)
    notify(texts.accountIsDeleted)
  }
}
