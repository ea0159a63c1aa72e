import Domain
import Foundation
import Synchronization

// What happens when the database's server is restarted, or a standby takes over.
extension PostgresPool {
  /// How long a server waits for the others to say whether they find something missing.
  private static let patienceWithOthers: Duration = .seconds(2)

  /// Serves an epoch from now on.
  func serve(
    _ epoch: Epoch.ID, as server: Server.ID, by connection: PostgresConnection, at home: Home
  ) {
    connection.home = home
    state.withLock { state in
      state.served = ServedEpoch(server: server, id: epoch, home: home)
      state.idle = []
    }
  }

  /// Whether another epoch has begun.
  var isOver: Bool { state.withLock { $0.served?.phase == .over } }

  /// Whether connections may be opened.
  var canServe: Bool { state.withLock { $0.served.map { $0.phase == .steady } ?? true } }

  /// Whether what a connection does and reads is what the others do and read.
  func isCurrent(_ connection: PostgresConnection) -> Bool {
    state.withLock { $0.isCurrent(connection) }
  }

  /// Keeps a connection for the next caller, if it can be used.
  func giveBack(_ connection: PostgresConnection) {
    guard connection.isClean else { return }
    state.withLock { state in
      if state.isCurrent(connection) { state.idle.append(connection) }
    }
  }

  /// Notes what a caller is about to be told, which came by a connection.
  /// - Throws: `StorageError.unreachable` when another server has taken over.
  func note(
    by connection: PostgresConnection, _ change: (inout Confirmed) -> Void
  ) throws(StorageError) {
    let isCurrent = state.withLock { state in
      guard state.isCurrent(connection) else { return false }
      guard var served = state.served.take() else { return true }
      change(&served.confirmed)
      state.served = served
      return true
    }
    guard isCurrent else { throw .unreachable }
  }

  /// Notes the end of a log that a caller is about to be told, if there is one.
  /// - Throws: `StorageError.unreachable` when another server has taken over.
  func note(
    _ end: Confirmed.LogEnd?, of squad: Squad.ID, by connection: PostgresConnection
  ) throws(StorageError) {
    guard let end else { return }
    try note(by: connection) { $0.note(end, of: squad) }
  }

  /// Whether a mark is due, only to forget the ends of logs.
  var mustMark: Bool { state.withLock { $0.served?.confirmed.mustMark() ?? false } }

  /// The mark that a connection's next transaction leaves, and the statement for it; `nil` while no epoch is
  /// served.
  func nextMark(
    by connection: PostgresConnection
  ) -> (mark: Mark, statement: (sql: String, values: [PostgresValue]))? {
    let slot = connection.slot
    return state.withLock { state in
      guard let mark = state.served?.confirmed.nextMark(of: slot), let served = state.served
      else { return nil }
      return (mark, PostgresConnection.leaving(mark, of: served.server, at: served.home))
    }
  }

  /// Lets a connection be used that was just opened.
  /// - Throws: `StorageError.moved` when it leads to other tables, and `StorageError.unreachable` when it
  ///   leads to a former server, or to one that lacks what was confirmed.
  func admit(_ connection: PostgresConnection) throws {
    guard let known = state.withLock({ $0.served?.home }) else { return }
    let home = try connection.findHome()
    connection.home = home
    switch home.arrival(after: known) {
    case .same: return
    case .resumed: try settle(connection, at: home)
    case .former:
      state.withLock { $0.refusals += 1 }
      tell(.refused)
      throw PostgresError.unreachable
    case .elsewhere: throw StorageError.moved
    }
  }

  /// Finds out whether the epoch continues at another home.
  ///
  /// Until then, no connection confirms anything.
  private func settle(_ connection: PostgresConnection, at home: Home) throws {
    let begun = state.withLock { state -> ServedEpoch? in
      guard state.served?.phase == .steady else { return nil }
      state.served?.phase = .settling
      state.idle = []
      return state.served
    }
    guard let served = begun else { throw StorageError.unreachable }
    do {
      let takeover = try connection.settle(served, at: home, within: Self.patienceWithOthers)
      state.withLock { state in
        state.served?.home = takeover == .kept ? home : served.home
        state.served?.phase = takeover == .kept ? .steady : .over
      }
      // A restart that lost nothing is no news.
      if takeover != .kept || home.name != served.home.name { tell(takeover) }
      guard takeover == .kept else { throw StorageError.unreachable }
    } catch {
      // Asked again by the next connection.
      state.withLock { if $0.served?.phase == .settling { $0.served?.phase = .steady } }
      throw error
    }
  }

  /// Ends the use of the epoch when another one began, or when the tables are others now.
  func checkEpoch(by connection: PostgresConnection) throws {
    guard let served = state.withLock({ $0.served }), let home = connection.home else { return }
    guard try connection.findHome() == home else {
      // The next connection tells what happened.
      state.withLock { $0.idle = [] }
      return connection.giveUp()
    }
    guard let row = try connection.storedEpoch(), row.id != served.id || row.home != home.name
    else {
      return
    }
    state.withLock { state in
      guard state.isCurrent(connection) else { return }
      state.served?.phase = .over
      state.idle = []
    }
    tell(.followed)
  }

  /// Reports a takeover, but no refusal after another.
  private func tell(_ takeover: Takeover) {
    let isNew = state.withLock { state in
      defer { state.served?.takeover = takeover }
      return takeover != .refused || state.served?.takeover != .refused
    }
    if isNew { reportTakeover(takeover) }
  }
}

extension PostgresPool.State {
  fileprivate func isCurrent(_ connection: PostgresConnection) -> Bool {
    guard let served else { return true }
    return served.phase == .steady && connection.home == served.home
  }
}

extension PostgresConnection {
  /// Compares what a server confirmed with what is here, and agrees with the other servers.
  /// - Returns: Whether the epoch continues here, or which server found something missing.
  fileprivate func settle(
    _ served: ServedEpoch, at home: Home, within patience: Duration
  ) throws -> Takeover {
    guard try keeps(served.confirmed, of: served.server) else {
      try end(served.id)
      return .lost
    }
    try vouch(for: home, by: served.server)
    let limit = ContinuousClock.now + patience
    while let row = try storedEpoch() {
      let areAllAgreed = try limit < .now || areAllAgreed(on: home)
      switch served.agreement(of: (row.id, row.home), at: home, areAllAgreed: areAllAgreed) {
      case .kept: return .kept
      case .lost: return .followed
      case .reached: try move(served.id, from: row.home, to: home)
      case .waiting: Thread.sleep(forTimeInterval: 0.1)
      }
    }
    throw StorageError.corrupt
  }
}
