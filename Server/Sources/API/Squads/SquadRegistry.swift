import ChangeStore
import Domain
import Logging
import Synchronization

/// The rooms of the squads in use, one for each squad.
final class SquadRegistry: Sendable {
  private let log: any ChangeLog & Announcer
  private let logger: Logger
  private let capacity: Int
  private let now: @Sendable () -> Instant
  private let metrics: ServerMetrics
  let memory: SquadMemory
  private let snapshots: SnapshotSaver
  private let otherLogs: OtherLogs
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

  /// Creates a registry that drops unused rooms when there are more than `capacity`, and whose squads
  /// take `memoryLimit` bytes, roughly.
  init(
    log: any ChangeLog & Announcer, logger: Logger, now: @escaping @Sendable () -> Instant,
    capacity: Int = 1_000, memoryLimit: Int = .max, metrics: ServerMetrics = .none
  ) {
    self.log = log
    self.now = now
    self.logger = logger
    self.capacity = capacity
    self.metrics = metrics
    memory = SquadMemory(limit: memoryLimit, metrics: metrics)
    snapshots = SnapshotSaver(log: log, logger: logger, metrics: metrics)
    otherLogs = OtherLogs(logger: logger, metrics: metrics)
  }

  /// Runs `body` with a squad's room; a squad has only one, unless `close` removes it meanwhile.
  /// - Throws: An error of `body`.
  func withRoom<Value>(
    _ id: Squad.ID, _ body: (SquadRoom) async throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    let room = enter(id)
    defer { leave(room) }
    memory.use(room)
    guard await isLarge(room) else { return try await body(room) }
    return try await withTaskExecutorPreference(memory.largeSquads) {
      () async throws(APIError) -> Value in try await body(room)
    }
  }

  /// NB: Nearly all squads are in memory and small, and a visit to the room takes as long as reading it.
  private func isLarge(_ room: SquadRoom) async -> Bool {
    switch room.size.load(ordering: .relaxed) {
    case .unknown: await room.isLarge
    case .small: false
    case .large: true
    }
  }

  /// Runs `body` with a squad's room, for work that takes neither long nor much memory.
  ///
  /// NB: Without what `withRoom` does beside. A page needs half the time, and a stream that lasts 1 KB
  /// less.
  func visitRoom<Value>(
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
    await room(id)?.heartbeat()
  }

  /// Removes the room of a deleted squad and ends its live streams.
  func close(_ id: Squad.ID) async {
    let room = state.withLock { $0.entries.removeValue(forKey: id)?.room }
    await room?.close()
  }

  /// Removes all rooms and ends their live streams, because the storage is left.
  func closeAll() async {
    for room in rooms { await close(room.id) }
  }

  /// The room of a squad that is in use.
  func room(_ id: Squad.ID) -> SquadRoom? {
    state.withLock { $0.entries[id]?.room }
  }

  /// Tells the rooms where their logs end, so that those read on in which someone listens.
  func compareEnds() async throws(StorageError) {
    let rooms = rooms
    guard !rooms.isEmpty else { return }
    let ends = try await log.ends(of: rooms.map(\.id))
    for room in rooms {
      guard let end = ends[room.id] else {
        await close(room.id)
        continue
      }
      await room.hear(ofEnd: end)
    }
  }

  private var rooms: [SquadRoom] {
    state.withLock { state in state.entries.values.map(\.room) }
  }

  private func enter(_ id: Squad.ID) -> SquadRoom {
    state.withLock { state in
      if state.entries[id] == nil { dropUnused(in: &state) }
      state.uses += 1
      var entry = state.entries[id] ?? Entry(room: makeRoom(for: id))
      entry.users += 1
      entry.lastUse = state.uses
      state.entries[id] = entry
      return entry.room
    }
  }

  private func makeRoom(for id: Squad.ID) -> SquadRoom {
    SquadRoom(
      id: id, log: log, memory: memory, snapshots: snapshots, now: now, logger: logger,
      metrics: metrics, otherLogs: otherLogs, announce: { [log] in log.announce($0) })
  }

  private func leave(_ room: SquadRoom) {
    let isCurrent = state.withLock { state in
      // After `close` there can be another room with this id.
      guard state.entries[room.id]?.room === room else { return false }
      state.entries[room.id]?.users -= 1
      return true
    }
    if !isCurrent { memory.release(room) }
  }

  /// Drops the unused rooms whose last use is the longest ago, when there are too many.
  private func dropUnused(in state: inout State) {
    guard state.entries.count >= capacity else { return }
    let idle = state.entries.values.filter { $0.users == 0 }.sorted { $0.lastUse < $1.lastUse }
    // A tenth at once, so that the entries are rarely sorted.
    for entry in idle.prefix(state.entries.count - capacity + max(1, capacity / 10)) {
      state.entries[entry.room.id] = nil
      memory.release(entry.room)
    }
  }
}
