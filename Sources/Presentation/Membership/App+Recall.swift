import Domain

// A browser that cleared its storage, but kept the server's cookie, as Safari does after a week.
extension App {
  /// Begins to look for the squad at the opening, and goes on until something is here.
  ///
  /// Later there is nothing to look for: the squad of an open page goes only when the user logs out.
  mutating func beginRecalling() {
    membership.isRecalling = mayRecall && (membership.isRecalling || !hasOpened)
  }

  /// Whether nothing is here, but a cookie says that something was.
  private var mayRecall: Bool {
    surroundings.wasHere && !isScorekeeper && !hasAccount && membership.recoveryKey == nil
      && !preferences.owesLogOut
      && replica.sequence == 0 && replica.pending.isEmpty
  }

  mutating func recall() {
    link.ask(at: now)
    send(.call(.recall))
  }

  /// Takes the account of the cookie, whose squad is loaded next; `nil` when the cookie is no good.
  mutating func recalled(_ account: DeviceAccount?, in moment: Moment) {
    guard membership.isRecalling, !hasAccount else { return }
    membership.isRecalling = false
    link.phase = .idle
    guard let account else { return send(.forgetVisit) }
    loggedIn(account)
    prepareKey(in: moment)
  }
}
