import ChangeStore
import Domain
import Logging
import Synchronization

/// The squads in memory, with one room for each.
final class SquadRegistry: Sendable {
  private let log: any ChangeLog
  private let logger: Logger
  private let capacity: Int
  private let memoryLimit: Int
  private let state = Mutex(State())

  private struct State {
    var entries: [Squad.ID: Entry] = [:]
    var uses: UInt64 = 0
    /// The memory that the squads take, in bytes.
    var memoryWeight = 0

    mutating func remove(_ id: Squad.ID) -> SquadRoom? {
      guard let entry = entries.removeValue(forKey: id) else { return nil }
      memoryWeight -= entry.memoryWeight
      return entry.room
    }
  }

  private struct Entry {
    let room: SquadRoom
    /// The number of requests that use the room now.
    var users = 0
    var lastUse: UInt64 = 0
    /// The memory that the room took when a request left it last, in bytes.
    var memoryWeight = 0
  }

  /// Creates a registry that drops unused squads when more than `capacity` are in memory, or when
  /// they take more than `memoryLimit` bytes.
  init(log: any ChangeLog, logger: Logger, capacity: Int = 1_000, memoryLimit: Int = .max) {
    self.log = log
    self.logger = logger
    self.capacity = capacity
    self.memoryLimit = memoryLimit
  }

  /// Runs `body` with a squad's room; a squad has only one, unless `close` removes it meanwhile.
  /// - Throws: `APIError.overloaded` when the squads in use leave no memory for another, or an error
  ///   of `body`.
  func withRoom<Value>(
    _ id: Squad.ID, _ body: (SquadRoom) async throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    let room = try enter(id)
    let result: Result<Value, APIError>
    do throws(APIError) {
      result = .success(try await body(room))
    } catch {
      result = .failure(error)
    }
    leave(room, weighing: await room.memoryWeight)
    return try result.get()
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
    let room = state.withLock { $0.remove(id) }
    await room?.close()
  }

  private var rooms: [SquadRoom] {
    state.withLock { state in state.entries.values.map(\.room) }
  }

  private func enter(_ id: Squad.ID) throws(APIError) -> SquadRoom {
    let room: SquadRoom? = state.withLock { state in
      guard state.entries[id] != nil || makeRoom(in: &state) else { return nil }
      state.uses += 1
      var entry =
        state.entries[id] ?? Entry(room: SquadRoom(id: id, log: log, logger: logger))
      entry.users += 1
      entry.lastUse = state.uses
      state.entries[id] = entry
      return entry.room
    }
    guard let room else { throw .overloaded }
    return room
  }

  private func leave(_ room: SquadRoom, weighing weight: Int) {
    state.withLock { state in
      // After `close` there can be another room with this id.
      guard var entry = state.entries[room.id], entry.room === room else { return }
      entry.users -= 1
      state.memoryWeight += weight - entry.memoryWeight
      entry.memoryWeight = weight
      state.entries[room.id] = entry
      if state.memoryWeight > memoryLimit { _ = makeRoom(in: &state) }
    }
  }

  /// Drops the unused squads whose last use is the longest ago, when there are too many or they are
  /// too large.
  /// - Returns: Whether there is memory for another.
  private func makeRoom(in state: inout State) -> Bool {
    guard state.entries.count >= capacity || state.memoryWeight > memoryLimit else { return true }
    let idle = state.entries.filter { $0.value.users == 0 }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    // A tenth at once, so that the entries are rarely sorted.
    let (fewer, less) = (capacity - max(1, capacity / 10), memoryLimit - memoryLimit / 10)
    for (id, _) in idle where state.entries.count > fewer || state.memoryWeight > less {
      _ = state.remove(id)
    }
    return state.memoryWeight <= memoryLimit
  }
}
