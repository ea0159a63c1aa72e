import ChangeStore
import Domain
import ServerTestSupport
import TestSupport

@testable import API

/// Devices that sync with any of several servers of one log, over a network that loses and repeats
/// responses; the servers append between one another's decision and writing, and restart.
///
/// The rooms are those that ship. Everything follows from the seed.
final class SharedHistory {
  /// How often things happened, so that a test can check that they did.
  struct Tally: Equatable {
    var recorded = 0
    var refused = 0
    var lost = 0
    var repeated = 0
    var overtaken = 0
    var restarted = 0
  }

  private(set) var tally = Tally()
  private let store = FaultyStore(MemoryStore(isShared: true))
  private var rooms: [SquadRoom]
  private var devices: [Replica]
  private var recordedCount: [UInt64]
  private var changes: ChangeGenerator
  /// The first outcome that a device was told, or could have been.
  private var outcomes: [StampedChange.ID: ChangeOutcome] = [:]

  init(seed: UInt64) async throws {
    changes = try ChangeGenerator(seed: seed)
    try await store.create(
      StoredAccount(
        id: .fixed(1), username: Username("Ann"), usernameKey: "ann", passwordHash: "",
        squad: .fixed(2), createdAt: .kickOff))
    rooms = (0..<3).map { [store] _ in SquadRoom(of: .fixed(2), log: store) }
    devices = Array(repeating: Replica(), count: 3)
    recordedCount = Array(repeating: 0, count: 3)
  }

  /// Runs random steps, then lets all devices sync until they know everything.
  func run() async throws {
    for _ in 0..<120 { try await step() }
    for _ in 0..<50 {
      for device in devices.indices { try await sync(device, isLost: false) }
    }
    tally.refused = devices.map(\.rejected.count).reduce(0, +)
  }

  /// Whether all devices and servers have the squad that the log makes.
  func converged() async throws -> Bool {
    let log = try await log()
    var squad = Squad()
    for change in log { try squad.apply(change) }
    for room in rooms { guard try await room.latest().squad == squad else { return false } }
    return devices.allSatisfy { $0.pending.isEmpty && $0.squad == squad }
      && Set(log.map(\.stamped.id)).count == log.count
      && log.map(\.sequence) == (0..<Int64(log.count)).map { $0 + 1 }
  }

  private func log() async throws -> [SequencedChange] {
    try await store.entries(of: .fixed(2), after: 0, limit: PageLimit(entries: 100_000)).changes
  }

  private func step() async throws {
    let device = changes.random.number(0...2)
    switch changes.random.number(0...99) {
    case ..<55: try record(on: device)
    case ..<90: try await sync(device, isLost: changes.random.chance(25))
    default:
      rooms[changes.random.number(0...2)] = SquadRoom(of: .fixed(2), log: store)
      tally.restarted += 1
    }
  }

  private func record(on device: Int) throws {
    recordedCount[device] += 1
    let change = StampedChange(
      id: StampedChange.ID(high: UInt64(device), low: recordedCount[device]),
      device: .fixed(UInt64(device)), madeAt: .kickOff, change: try changes.change())
    guard (try? devices[device].record(change)) != nil else { return }
    tally.recorded += 1
  }

  private func sync(_ device: Int, isLost: Bool) async throws {
    let pending = Array(devices[device].pending.prefix(changes.random.number(0...6)))
    let server = changes.random.number(0...2)
    let room = rooms[server]
    if changes.random.chance(40) { overtake(server, by: (device + 1) % 3) }
    let given = try await deliver(pending, to: room)
    store.work()
    if changes.random.chance(20) {
      tally.repeated += 1
      _ = try await deliver(pending, to: rooms[changes.random.number(0...2)])
    }
    guard !isLost else { return tally.lost += 1 }
    let page = try await room.page(after: devices[device].sequence).page
    devices[device].receive(given)
    try devices[device].receive(page)
  }

  /// Lets another server append what a device has, before a server appends.
  private func overtake(_ server: Int, by device: Int) {
    let pending = Array(devices[device].pending.prefix(3))
    let room = rooms[(server + changes.random.number(1...2)) % 3]
    guard !pending.isEmpty else { return }
    tally.overtaken += 1
    store.fail { $0.beforeAppending = { _ = try await room.deliver(pending, by: .fixed(1)) } }
  }

  private func deliver(
    _ pending: [StampedChange], to room: SquadRoom
  ) async throws -> [IdentifiedOutcome] {
    let given = try await room.deliver(pending, by: .fixed(1))
    for outcome in given {
      let first = outcomes[outcome.id] ?? outcome.outcome
      guard first == outcome.outcome else { throw AnsweredDifferently(id: outcome.id) }
      outcomes[outcome.id] = first
    }
    return given
  }
}

/// A change that was delivered twice got two outcomes.
private struct AnsweredDifferently: Error {
  let id: StampedChange.ID
}
