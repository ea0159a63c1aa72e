import ChangeStore
import Domain
import Logging
import Synchronization

/// The squads in memory, with one room for each.
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
    /// The number of requests that use the room now.
    var users = 0
    var lastUse: UInt64 = 0
  }

  /// Creates a registry that drops unused squads when more than `capacity` are in memory.
  init(log: any ChangeLog, logger: Logger, capacity: Int = 1_000) {
    self.log = log
    self.logger = logger
    self.capacity = capacity
  }

  /// Runs `body` with a squad's room; a squad has only one, unless `close` removes it meanwhile.
  func withRoom<Value>(
    _ id: Squad.ID, _ body: (SquadRoom) async throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    let room = enter(id)
    defer { leave(room) }
    return try await body(room)
  }

  func heartbeat() async {
    for room in rooms { await room.heartbeat() }
  }

  func heartbeat(of id: Squad.ID) async {
    let room = state.withLock { $0.entries[id]?.room }
    await room?.heartbeat()
  }

  /// Removes the room of a deleted squad and ends its live streams.
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
      // After `close` there can be another room with this id.
      guard state.entries[room.id]?.room === room else { return }
      state.entries[room.id]?.users -= 1
    }
  }

  /// Drops the unused squads whose last use is the longest ago, when there are too many.
  private func evict(from state: inout State) {
    guard state.entries.count > capacity else { return }
    let idle = state.entries.filter { $0.value.users == 0 }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    // A tenth of the capacity at once, so that the entries are rarely sorted.
    for (id, _) in idle.prefix(max(1, capacity / 10)) { state.entries[id] = nil }
  }
}
