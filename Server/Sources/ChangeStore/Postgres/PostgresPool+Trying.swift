// Attempts to reach a server that cannot be reached.
extension PostgresPool.State {
  /// Whether the operator must hear of a reason: once, because a server that has nothing to do tries each second.
  ///
  /// Before it serves, the error itself ends it.
  mutating func mustReport(_ reason: DatabaseServerError) -> Bool {
    guard use != nil else { return false }
    defer { reported = reason }
    return reported != reason
  }

  /// The last failure, until it is time for another attempt.
  var failureUntilNow: PostgresError? {
    guard let triesAgainAt, ContinuousClock.now < triesAgainAt else { return nil }
    return lastFailure
  }

  /// Puts the next attempt off; those that failed at the same time count once.
  mutating func failed(_ error: PostgresError, longestPause: Duration) {
    lastFailure = error
    let now = ContinuousClock.now
    if let triesAgainAt, now < triesAgainAt { return }
    triesAgainAt = now + min(.milliseconds(100) * (1 << min(failures, 6)), longestPause)
    failures += 1
  }
}
