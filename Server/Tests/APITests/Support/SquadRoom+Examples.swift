import ChangeStore
import Domain
import Logging
import TestSupport

@testable import API

extension SquadRoom {
  /// A room that logs nothing, with a memory of its own unless one is given.
  init(
    of id: Squad.ID, log: any ChangeLog, memory: SquadMemory = SquadMemory(limit: .max),
    metrics: ServerMetrics = .none
  ) {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    self.init(
      id: id, log: log, memory: memory, snapshots: SnapshotSaver(log: log, logger: logger),
      now: { .kickOff }, logger: logger, metrics: metrics,
      otherLogs: OtherLogs(logger: logger, metrics: metrics), announce: { _ in })
  }
}

extension SquadRoom {
  /// Delivers an account's changes.
  func deliver(
    _ changes: [StampedChange], by account: Account.ID
  ) async throws(APIError) -> [IdentifiedOutcome] {
    let owner = TokenOwner(
      id: account, squad: id, username: Username(accepted: "Ann"), createdAt: .kickOff)
    let stored = StoredToken(
      hash: [], session: .fixed(1), owner: owner, device: "", createdAt: .kickOff,
      expiresAt: .latest)
    let caller = Caller(stored: stored, token: "")
    return try await deliver(changes, by: .account(caller))
  }

  /// Adds a subscriber who sees the whole squad.
  func join() throws(APIError) -> ScopedSubscriber { try join(in: .squad) }
}
