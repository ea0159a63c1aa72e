import ChangeStore
import Domain
import Logging
import Synchronization

/// The squads in memory, one room each.
final class SquadRegistry: Sendable {
  private let log: any ChangeLog
  private let logger: Logger
  private let capacity: Int
  private let state = Mutex(State())

  private struct State {
    var entries: [Squad.ID: Entry] = [:]
    var uses: UInt64 = 0
  }

  private struct Entry {
    let room: SquadRoom
    /// How many are using the room just now.
    var users = 0
    var lastUse: UInt64 = 0
  }

  /// Keeps up to `capacity` squads in memory that nobody uses.
  init(log: any ChangeLog, logger: Logger, capacity: Int = 1_000) {
    self.log = log
    self.logger = logger
    self.capacity = capacity
  }

  /// Lends a squad's room; there is never a second room for the same squad.
  func withRoom<Value>(
    _ id: Squad.ID, _ body: (SquadRoom) async throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    let room = enter(id)
    defer { leave(room) }
    return try await body(room)
  }

  /// Gives every subscriber of every squad a sign of life.
  func heartbeat() async {
    for room in rooms { await room.heartbeat() }
  }

  /// Gives the subscribers of one squad a sign of life.
  func heartbeat(of id: Squad.ID) async {
    let room = state.withLock { $0.entries[id]?.room }
    await room?.heartbeat()
  }

  /// Ends everything around a squad that was deleted.
  func close(_ id: Squad.ID) async {
    let room = state.withLock { $0.entries.removeValue(forKey: id)?.room }
    await room?.close()
  }

  private var rooms: [SquadRoom] {
    state.withLock { state in state.entries.values.map(\.room) }
  }

  private func enter(_ id: Squad.ID) -> SquadRoom {
    state.withLock { state in
      state.uses += 1
      var entry =
        state.entries[id] ?? Entry(room: SquadRoom(id: id, log: log, logger: logger))
      entry.users += 1
      entry.lastUse = state.uses
      state.entries[id] = entry
      evict(from: &state)
      return entry.room
    }
  }

  private func leave(_ room: SquadRoom) {
    state.withLock { state in
      // After `close` there may be a room for others.
      guard state.entries[room.id]?.room === room else { return }
      state.entries[room.id]?.users -= 1
    }
  }

  /// Forgets the squads that nobody has used for the longest time.
  private func evict(from state: inout State) {
    guard state.entries.count > capacity else { return }
    let idle = state.entries.filter { $0.value.users == 0 }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    // A tenth at once, so that the sorting is rarely due.
    for (id, _) in idle.prefix(max(1, capacity / 10)) { state.entries[id] = nil }
  }
}
