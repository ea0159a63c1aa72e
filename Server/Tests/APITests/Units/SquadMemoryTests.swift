import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// Which squads stay in memory when there is not enough for all.
@Suite(.timeLimit(.minutes(5)))
struct SquadMemoryTests {
  private let store = MemoryStore()

  @Test func `of two squads of one size the one longest unused is unloaded`() async throws {
    // Given
    let memory = SquadMemory(limit: 1_000)
    let rooms = rooms(1...3, in: memory)
    // When
    memory.keep(400, for: rooms[0])
    memory.keep(400, for: rooms[1])
    memory.keep(300, for: rooms[2])
    // Then
    #expect(memory.bytes == 700)
    memory.release(rooms[0])
    #expect(memory.bytes == 700)
  }

  @Test func `many small squads outlive a large one that was used after them`() async throws {
    // Given
    let memory = SquadMemory(limit: 1_000)
    let rooms = rooms(1...11, in: memory)
    for room in rooms.prefix(9) { memory.keep(20, for: room) }
    memory.keep(800, for: rooms[9])
    // When
    memory.keep(100, for: rooms[10])
    // Then
    #expect(memory.bytes == 280)
  }

  @Test func `what a squad takes replaces what it took`() async throws {
    let memory = SquadMemory(limit: 1_000)
    let room = rooms(1...1, in: memory)[0]

    memory.keep(400, for: room)
    memory.keep(300, for: room)

    #expect(memory.bytes == 300)
  }

  @Test func `a large squad is refused while another is being read, and a small one never`()
    async throws
  {
    // Given
    let memory = SquadMemory(limit: 10_000_000)
    let rooms = rooms(1...3, in: memory)
    try memory.reserve(9_000_000, for: rooms[0])
    // When, then
    #expect(throws: APIError.squadMemoryFull) {
      try memory.reserve(2_000_001, for: rooms[1])
    }
    try memory.reserve(2_000_000, for: rooms[2])
    #expect(memory.bytes == 11_000_000)
    // And when the first has been read, there is memory again
    memory.keep(9_000_000, for: rooms[0])
    try memory.reserve(2_000_001, for: rooms[1])
  }

  @Test func `a squad that was unloaded is read from disk when it is needed`() async throws {
    // Given
    let memory = SquadMemory(limit: .max)
    let room = try await storedRooms(in: memory)[0]
    _ = try await room.current()
    // When
    await room.unload()
    _ = try await rooms(1...1, in: memory)[0].deliver([.numbered(1)], by: .fixed(1))
    // Then
    #expect(try await room.current().sequence == 1)
  }

  @Test func `a stream of an unloaded squad waits on without reading it, and hears what comes`()
    async throws
  {
    // Given
    let memory = SquadMemory(limit: .max)
    let room = try await storedRooms(in: memory)[0]
    _ = try await room.deliver([.numbered(1)], by: .fixed(1))
    let subscriber = try await room.join()
    await room.unload()
    // When
    let event = Task { try await room.nextEvent(for: subscriber, after: 1) }
    while await room.waitingSubscriberCount == 0 { await Task.yield() }
    // Then
    #expect(memory.bytes == 0)
    _ = try await room.deliver([.numbered(2)], by: .fixed(1))
    guard case .changes(_, upTo: 2) = try await event.value else {
      Issue.record("the change did not come")
      return
    }
  }

  @Test func `a stream that missed a change of an unloaded squad gets it`() async throws {
    // Given
    let room = try await storedRooms(in: SquadMemory(limit: .max))[0]
    _ = try await room.deliver([.numbered(1), .numbered(2)], by: .fixed(1))
    let subscriber = try await room.join()
    // When
    await room.unload()
    // Then
    guard case .changes(_, upTo: 2) = try await room.nextEvent(for: subscriber, after: 1) else {
      Issue.record("the change did not come")
      return
    }
  }

  @Test func `a squad that is unloaded while a change is written stays until it is written`()
    async throws
  {
    // Given
    let store = FaultyStore()
    try await store.create(.owner(1))
    let memory = SquadMemory(limit: .max)
    let room = SquadRoom(of: .fixed(1), log: store, memory: memory)
    let subscriber = try await room.join()
    _ = try await room.current()
    // When
    store.fail { $0.beforeAppending = { await room.unload() } }
    let outcomes = try await room.deliver([.numbered(1)], by: .fixed(1))
    // Then it is told and can be read, and the squad is unloaded
    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 1)])
    #expect(await room.waitingCount == 0)
    #expect(memory.bytes == 0)
    guard case .changes(_, upTo: 1) = try await room.nextEvent(for: subscriber, after: 0) else {
      Issue.record("the change did not come")
      return
    }
    #expect(try await room.current().sequence == 1)
  }

  private func rooms(_ numbers: ClosedRange<UInt64>, in memory: SquadMemory) -> [SquadRoom] {
    numbers.map { SquadRoom(of: .fixed($0), log: store, memory: memory) }
  }

  private func storedRooms(in memory: SquadMemory) async throws -> [SquadRoom] {
    for number in UInt64(1)...2 { try await store.create(.owner(number)) }
    return rooms(1...2, in: memory)
  }
}
