import Synchronization

// What happens to a connection whose session cannot be used.
extension PostgresPool {
  private static let proofs: Duration = .seconds(10)

  /// Reports why a connection broke, and keeps none when a session is not this process's own.
  func judge(_ connection: PostgresConnection, after error: PostgresError) {
    switch error {
    case .unfit(let reason):
      connection.isGivenUp = true
      state.withLock { $0.idle = [] }
      report(reason)
    case .unreachable where connection.isGivenUp: report(.noAnswer)
    // What had no answer yet is repeated with another connection.
    case .unreachable where connection.hasAnswered:
      report(.notConnected(reason: connection.lastReason))
    case .refused(_, let reason?) where connection.isBroken: report(.notConnected(reason: reason))
    case .unreachable, .refused: return
    }
  }

  /// Proves now and then, behind a pooler, that sessions are this process's own: its mode can change.
  func proveSessions() async throws {
    let isDue = state.withLock { state in
      let now = ContinuousClock.now
      guard state.provenAt.map({ $0 + Self.proofs <= now }) ?? true else { return false }
      state.provenAt = now
      return true
    }
    guard isDue else { return }
    try await use { [address] connection in
      if connection.session.isPooled { try connection.takeSession(at: address) }
    }
  }
}
