import Metrics
import Synchronization

/// Keeps the squads in memory within a limit: for a squad that is read, others are unloaded.
///
/// First go those that take much memory and were not used for long. A large squad is refused while
/// others that are just being read leave it no memory; a small one never is.
final class SquadMemory: Sendable {
  /// What a squad may take, in bytes, to be read whatever the others take: years of weekly matches.
  static let small = 2_000_000

  private struct Share {
    let room: SquadRoom
    var bytes: Int
    var lastUse: Int
    var isBeingRead: Bool
  }

  private struct State {
    var shares: [ObjectIdentifier: Share] = [:]
    var bytes = 0
    var uses = 0

    mutating func set(_ share: Share) {
      remove(share.room)
      bytes += share.bytes
      shares[ObjectIdentifier(share.room)] = share
    }

    mutating func remove(_ room: SquadRoom) {
      bytes -= shares.removeValue(forKey: ObjectIdentifier(room))?.bytes ?? 0
    }
  }

  /// Where large squads are read and worked on.
  let largeSquads = LargeSquadThread()

  private let limit: Int
  private let metrics: ServerMetrics
  private let state = Mutex(State())

  /// Creates a memory of so many bytes, roughly.
  init(limit: Int, metrics: ServerMetrics = .none) {
    self.limit = limit
    self.metrics = metrics
  }

  /// The bytes that the squads take.
  var bytes: Int { state.withLock(\.bytes) }

  /// Sets memory aside for a squad that a room reads from disk.
  /// - Throws: `APIError.squadMemoryFull`.
  func reserve(_ bytes: Int, for room: SquadRoom) throws(APIError) {
    let hasRoom = take(bytes, for: room, isBeingRead: true)
    guard hasRoom || bytes <= Self.small else {
      release(room)
      throw .squadMemoryFull
    }
  }

  /// Takes note of what a room's squad takes now, and that it is used.
  func keep(_ bytes: Int, for room: SquadRoom) {
    _ = take(bytes, for: room, isBeingRead: false)
  }

  /// Takes note that a room's squad is used, if it is in memory.
  func use(_ room: SquadRoom) {
    state.withLock { state in
      state.uses += 1
      state.shares[ObjectIdentifier(room)]?.lastUse = state.uses
    }
  }

  /// Takes note that a room has no squad any more.
  func release(_ room: SquadRoom) {
    state.withLock { state in
      state.remove(room)
      record(state)
    }
  }

  private func record(_ state: borrowing State) {
    metrics.loadedSquads.set(state.shares.count)
    metrics.loadedSquadBytes.set(state.bytes)
  }

  /// - Returns: Whether all squads are within the limit.
  private func take(_ bytes: Int, for room: SquadRoom, isBeingRead: Bool) -> Bool {
    let (unloaded, hasRoom) = state.withLock { state in
      state.uses += 1
      let share = Share(room: room, bytes: bytes, lastUse: state.uses, isBeingRead: isBeingRead)
      state.set(share)
      defer { record(state) }
      return (makeRoom(beside: room, in: &state), state.bytes <= limit)
    }
    for room in unloaded { Task { await room.unload() } }
    return hasRoom
  }

  /// Removes the squads whose memory, times how long they were not used, is the most.
  private func makeRoom(beside room: SquadRoom, in state: inout State) -> [SquadRoom] {
    guard state.bytes > limit else { return [] }
    let uses = state.uses
    let idle = state.shares.values.filter { !$0.isBeingRead && $0.room !== room }
      .sorted { $0.bytes * (uses - $0.lastUse) > $1.bytes * (uses - $1.lastUse) }
    var unloaded: [SquadRoom] = []
    // A tenth more than needed, so that the shares are rarely sorted.
    for share in idle where state.bytes > limit - limit / 10 {
      state.remove(share.room)
      unloaded.append(share.room)
    }
    return unloaded
  }
}
