import ChangeStore
import Domain
import Logging
import ServerTestSupport
import TestSupport
import Testing

@testable import API

@Suite(.timeLimit(.minutes(5)))
struct SquadRegistryTests {
  private let registry = SquadRegistry(
    log: MemoryStore(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    capacity: 2)

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
    _ = try await room(1)

    _ = try await room(3)

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

  @Test func `of squads that take too much memory the one longest unused is dropped`() async throws
  {
    let registry = try await registry(memoryLimit: 500_000)
    let first = try await fill(1, in: registry)
    for number in UInt64(2)...9 { _ = try await fill(number, in: registry) }
    let last = try await fill(10, in: registry)

    #expect(try await fill(10, in: registry) === last)
    #expect(try await registry.withRoom(.fixed(1)) { room throws(APIError) in room } !== first)
  }

  @Test func `while squads in use take all memory, further ones are refused`() async throws {
    let registry = try await registry(memoryLimit: 10_000)
    try await registry.withRoom(.fixed(1)) { room throws(APIError) in
      _ = try await fill(1, in: registry)

      await #expect(throws: APIError.overloaded) {
        try await registry.withRoom(.fixed(2)) { _ throws(APIError) in }
      }
      // A squad that is in memory is served on.
      try await registry.withRoom(.fixed(1)) { _ throws(APIError) in }
    }
    try await registry.withRoom(.fixed(2)) { _ throws(APIError) in }
  }

  private func registry(memoryLimit: Int) async throws -> SquadRegistry {
    let store = MemoryStore()
    for number in UInt64(1)...10 {
      try await store.create(
        StoredAccount(
          id: .fixed(number), username: try Username("Player \(number)"),
          usernameKey: "player \(number)", passwordHash: "",
          squad: .fixed(number), createdAt: .kickOff))
    }
    return SquadRegistry(
      log: store, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      memoryLimit: memoryLimit)
  }

  /// Gives a squad a gather with many participants, once.
  private func fill(
    _ number: UInt64, in registry: SquadRegistry
  ) async throws(APIError) -> SquadRoom {
    try await registry.withRoom(.fixed(number)) { room throws(APIError) in
      let crowd = try? StampedChange.crowd(number)
      _ = try await room.deliver(crowd.map { [$0] } ?? [], by: .fixed(number))
      return room
    }
  }

  private func room(_ number: UInt64) async throws(APIError) -> SquadRoom {
    try await registry.withRoom(.fixed(number)) { room throws(APIError) in room }
  }
}
