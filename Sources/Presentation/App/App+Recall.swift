import Domain

// A browser that cleared its storage, but kept the server's cookie, as Safari does after a week.
extension App {
  /// Whether nothing is here, but a cookie says that something was.
  var mayRecall: Bool {
    wasHere && !isScorekeeper && !hasAccount && recoveryKey == nil && !preferences.owesLogOut
      && replica.sequence == 0 && replica.pending.isEmpty
  }

  mutating func recall() {
    link.ask(at: now)
    send(.call(.recall))
  }

  /// Takes the account of the cookie, whose squad is loaded next; `nil` when the cookie is no good.
  mutating func recalled(_ account: DeviceAccount?, in moment: Moment) {
    guard isRecalling, !hasAccount else { return }
    isRecalling = false
    link.phase = .idle
    guard let account else { return send(.forgetVisit) }
    loggedIn(account)
    prepareKey(in: moment)
  }
}
