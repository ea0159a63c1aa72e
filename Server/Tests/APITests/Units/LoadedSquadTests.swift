import ChangeStore
import Domain
import Logging
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// A squad in memory, and when a snapshot of it is due.
@Suite(.timeLimit(.minutes(5)))
struct LoadedSquadTests {
  private let squad: Squad.ID = .fixed(1)

  @Test func `a snapshot is due after 500 changes, and then not again at once`() async throws {
    // Given
    let store = MemoryStore()
    var loaded = try await LoadedSquad.read(squad, from: store, reportingTo: .silent)
    // When, then
    loaded.commit(try Self.sequencer(of: loaded, adding: 1...499))
    #expect(loaded.dueSnapshot() == nil)
    loaded.commit(try Self.sequencer(of: loaded, adding: 500...500))
    #expect(loaded.dueSnapshot() == Snapshot(sequence: 500, squad: loaded.squad))
    #expect(loaded.dueSnapshot() == nil)
  }

  @Test func `the larger the squad, the more changes come between two snapshots`() async throws {
    // Given
    let store = MemoryStore()
    var loaded = try await LoadedSquad.read(squad, from: store, reportingTo: .silent)
    loaded.commit(try Self.sequencer(of: loaded, adding: 1...900))
    _ = loaded.dueSnapshot()
    // When
    loaded.commit(try Self.sequencer(of: loaded, adding: 901...1_500))
    // Then
    #expect(loaded.dueSnapshot() == nil)
  }

  @Test func `a squad of many bytes is saved again only after many bytes of changes`() async throws
  {
    // Given a squad of gathers with many people, of which a snapshot was taken
    var loaded = try await LoadedSquad.read(squad, from: MemoryStore(), reportingTo: .silent)
    try loaded.commit((UInt64(10_001)...10_040).map { try .crowd($0) })
    loaded.commit(try Self.sequencer(of: loaded, adding: 1...500))
    #expect(loaded.dueSnapshot()?.sequence == 540)
    // When there are many changes, of few bytes
    try loaded.commit(
      (UInt64(20_001)...20_600).map { .numbered($0, .player(.fixed(1), .edited(.age(nil)))) })
    // Then
    #expect(loaded.dueSnapshot() == nil)
    // When
    try loaded.commit((UInt64(10_041)...10_060).map { try .crowd($0) })
    // Then
    #expect(loaded.dueSnapshot()?.sequence == 1_160)
  }

  @Test func `opening a squad reads the snapshot and only the changes after it`() async throws {
    // Given
    let store = MemoryStore()
    try await store.create(.owner(of: squad))
    let empty = try await LoadedSquad.read(squad, from: store, reportingTo: .silent)
    let sequencer = try Self.sequencer(of: empty, adding: 1...20)
    try await store.append(sequencer.entries, to: squad)
    // A snapshot that differs from the log shows which of them was read.
    try await store.save(Snapshot(sequence: 18, squad: Squad()), of: squad)
    // When
    let loaded = try await LoadedSquad.read(squad, from: store, reportingTo: .silent)
    // Then
    #expect(loaded.sequence == 20)
    #expect(loaded.squad.players.map(\.id) == [.fixed(19), .fixed(20)])
  }

  @Test func `a squad that is edited for months weighs what it weighs after a restart`()
    async throws
  {
    // Given
    var loaded = try await LoadedSquad.read(squad, from: MemoryStore(), reportingTo: .silent)
    loaded.commit(try Self.sequencer(of: loaded, adding: 1...1))
    var weights: [Int] = []
    for round in UInt64(1)...6 {
      // When
      try loaded.commit(
        (round * 1_000..<(round + 1) * 1_000).map {
          .numbered($0, .player(.fixed(1), .edited(.age(nil))))
        })
      _ = loaded.dueSnapshot()
      weights.append(loaded.memoryWeight)
    }
    // Then
    #expect(weights.allSatisfy { $0 == weights[0] })
  }

  @Test func `a squad weighs at least what is in it, also when its changes left the memory`()
    async throws
  {
    // Given more bytes of changes than are kept for devices
    var loaded = try await LoadedSquad.read(squad, from: MemoryStore(), reportingTo: .silent)
    // When
    try loaded.commit((UInt64(1)...40).map { try .crowd($0) })
    // Then
    #expect(loaded.memoryWeight > 3_000_000)
  }

  private static func sequencer(
    of loaded: LoadedSquad, adding numbers: ClosedRange<UInt64>
  ) throws -> SquadSequencer {
    var sequencer = SquadSequencer(of: loaded.squad, at: loaded.sequence)
    try sequencer.apply(try numbers.map { try .numbered($0) }, by: .fixed(5))
    return sequencer
  }
}

extension LoadedSquad {
  fileprivate mutating func commit(_ changes: [StampedChange]) throws {
    var sequencer = SquadSequencer(of: squad, at: sequence)
    try sequencer.apply(changes, by: .fixed(5))
    commit(sequencer)
  }
}

extension Logger {
  fileprivate static var silent: Logger {
    Logger(label: "silent") { _ in SwiftLogNoOpLogHandler() }
  }
}

extension StoredAccount {
  fileprivate static func owner(of squad: Squad.ID) throws -> Self {
    Self(
      id: .fixed(5), username: try Username("owner"), usernameKey: "owner", passwordHash: "",
      squad: squad, createdAt: .earliest)
  }
}
