import ChangeStore
import Domain
import Logging
import ServerTestSupport
import TestSupport
import Testing

@testable import API

@Suite(.timeLimit(.minutes(5)))
struct SquadRegistryTests {
  private let registry = SquadRegistry(of: MemoryStore(), capacity: 2)

  @Test func `a squad that is used again is the same room`() async throws {
    let first = try await room(1)
    let second = try await room(1)

    #expect(first === second)
  }

  @Test func `squads have rooms of their own`() async throws {
    let first = try await room(1)
    let second = try await room(2)

    #expect(first !== second)
  }

  @Test func `the room whose last use is the longest ago is dropped`() async throws {
    let first = try await room(1)
    let second = try await room(2)

    // So often that the first does not stay by chance.
    for number in UInt64(3)...30 {
      _ = try await room(1)
      _ = try await room(number)
    }

    #expect(try await room(1) === first)
    #expect(try await room(2) !== second)
  }

  @Test func `a room in use is never dropped, however many others are used`() async throws {
    let registry = registry
    try await registry.withRoom(.fixed(1)) { first throws(APIError) in
      for number in UInt64(2)...50 { _ = try await room(number) }

      let again = try await room(1)

      #expect(again === first)
    }
  }

  @Test func `rooms in use stay, even when there are more than the capacity`() async throws {
    try await registry.withRoom(.fixed(1)) { first throws(APIError) in
      try await registry.withRoom(.fixed(2)) { second throws(APIError) in
        try await registry.withRoom(.fixed(3)) { third throws(APIError) in
          let rooms = [try await room(1), try await room(2), try await room(3)]
          #expect(
            rooms.map(ObjectIdentifier.init) == [first, second, third].map(ObjectIdentifier.init))
        }
      }
    }
  }

  @Test func `a room is still in use after one of its users failed`() async throws {
    try await registry.withRoom(.fixed(1)) { first throws(APIError) in
      try? await registry.withRoom(.fixed(1)) { _ throws(APIError) in throw .overloaded }
      for number in UInt64(2)...10 { _ = try await room(number) }

      let again = try await room(1)

      #expect(again === first)
    }
  }

  @Test func `a deleted squad gets a new room, which users of the old room do not release`()
    async throws
  {
    try await registry.withRoom(.fixed(1)) { old throws(APIError) in
      await registry.close(.fixed(1))
      try await registry.withRoom(.fixed(1)) { new throws(APIError) in
        #expect(new !== old)
      }
    }
    try await registry.withRoom(.fixed(1)) { current throws(APIError) in
      for number in UInt64(2)...10 { _ = try await room(number) }
      let again = try await room(1)
      #expect(again === current)
    }
  }

  @Test func `what a squad takes counts once it was used, until its room is dropped`() async throws
  {
    // Given
    let store = MemoryStore()
    for number in UInt64(1)...3 {
      try await store.create(.owner(number))
    }
    let registry = SquadRegistry(of: store, capacity: 2)
    let add = { @Sendable (number: UInt64) async throws(APIError) in
      try await registry.withRoom(.fixed(number)) { room throws(APIError) in
        let player = try? StampedChange.numbered(number)
        _ = try await room.deliver(player.map { [$0] } ?? [], by: .fixed(number))
      }
    }
    // When
    try await add(1)
    let one = registry.memory.bytes
    try await add(2)
    try await add(3)
    // Then
    #expect(one > 200)
    #expect(registry.memory.bytes == 2 * one)
  }

  @Test func `a squad that is read while it is deleted takes no memory for long`() async throws {
    // Given
    let store = MemoryStore()
    try await store.create(.owner(1))
    let writer = SquadRoom(of: .fixed(1), log: store)
    _ = try await writer.deliver([.numbered(1)], by: .fixed(1))
    let registry = SquadRegistry(of: store)
    // When
    try await registry.withRoom(.fixed(1)) { old throws(APIError) in
      await registry.close(.fixed(1))
      _ = try await old.current()
      #expect(registry.memory.bytes > 0)
    }
    // Then
    #expect(registry.memory.bytes == 0)
  }

  @Test(arguments: [false, true])
  func `requests for a large squad have a thread of their own, read or unread`(isRead: Bool)
    async throws
  {
    // Given
    let store = MemoryStore()
    for number in UInt64(1)...2 { try await store.create(.owner(number)) }
    let writer = SquadRoom(of: .fixed(1), log: store)
    _ = try await writer.deliver(try (1...30).map { try .crowd($0) }, by: .fixed(1))
    let registry = SquadRegistry(of: store)
    if isRead {
      try await registry.withRoom(.fixed(1)) { room throws(APIError) in _ = try await room.current()
      }
    }
    // When, then
    #expect(try await hasThreadOfLarge(.fixed(1), in: registry))
    #expect(try await !hasThreadOfLarge(.fixed(2), in: registry))
  }

  @Test func `a large squad is read on that thread, too`() async throws {
    // Given
    let store = FaultyStore()
    try await store.create(.owner(1))
    let writer = SquadRoom(of: .fixed(1), log: store)
    _ = try await writer.deliver(try (1...30).map { try .crowd($0) }, by: .fixed(1))
    let registry = SquadRegistry(of: store)
    let isOnThread = Recorded<Bool>()
    store.fail { faults in
      faults.whileReadingSnapshot = {
        isOnThread.value = withUnsafeCurrentTask {
          $0?.unownedTaskExecutor == registry.memory.largeSquads.asUnownedTaskExecutor()
        }
      }
    }
    // When
    try await registry.withRoom(.fixed(1)) { room throws(APIError) in _ = try await room.current() }
    // Then
    #expect(isOnThread.value == true)
  }

  private func hasThreadOfLarge(
    _ id: Squad.ID, in registry: SquadRegistry
  ) async throws -> Bool {
    try await registry.withRoom(id) { _ throws(APIError) in
      withUnsafeCurrentTask {
        $0?.unownedTaskExecutor == registry.memory.largeSquads.asUnownedTaskExecutor()
      }
    }
  }

  private func room(_ number: UInt64) async throws(APIError) -> SquadRoom {
    try await registry.withRoom(.fixed(number)) { room throws(APIError) in room }
  }
}

extension SquadRegistry {
  /// A registry that logs nothing.
  fileprivate convenience init(of log: any ChangeLog & Announcer, capacity: Int = 1_000) {
    self.init(
      log: log, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      now: { .kickOff }, capacity: capacity)
  }
}

extension StoredAccount {
  /// The account of a squad with the same number.
  static func owner(_ number: UInt64) throws -> Self {
    Self(
      id: .fixed(number), username: try Username("Player \(number)"),
      usernameKey: "player \(number)", passwordHash: "", squad: .fixed(number),
      createdAt: .kickOff)
  }
}
