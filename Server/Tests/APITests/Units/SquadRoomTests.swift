import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// What subscribers of a squad hear, and when; and what is kept for the next start.
@Suite(.timeLimit(.minutes(5)))
struct SquadRoomTests {
  private let store = FaultyStore()
  private let room: SquadRoom
  private let account: Account.ID = .fixed(1)

  init() async throws {
    try await store.create(
      StoredAccount(
        id: .fixed(1), username: Username("Ann"), usernameKey: "ann", passwordHash: "",
        squad: .fixed(2), createdAt: .kickOff))
    room = SquadRoom(of: .fixed(2), log: store)
  }

  /// A subscriber that waits for the first change.
  private func waitingSubscriber(
    after sequence: Int64 = 0, in scope: Scope = .squad
  ) async throws -> (id: ScopedSubscriber, event: Task<LiveEvent, any Error>) {
    let room = room
    let id = try await room.join(in: scope)
    let waiting = await room.waitingSubscriberCount
    let event = Task { try await room.nextEvent(for: id, after: sequence) }
    while await room.waitingSubscriberCount == waiting { await Task.yield() }
    return (id, event)
  }

  @Test func `no subscriber hears of a change before it is on disk`() async throws {
    // Given
    let room = room
    let (subscriber, first) = try await waitingSubscriber()
    // When a heartbeat comes while the change is being written
    store.fail { $0.beforeAppending = { await room.heartbeat() } }
    _ = try await room.deliver([.numbered(1)], by: account)
    // Then
    guard case .heartbeat = try await first.value else {
      Issue.record("\(try await first.value) came before the change was on disk")
      return
    }
    guard case .changes(_, upTo: 1) = try await room.nextEvent(for: subscriber, after: 0) else {
      Issue.record("the change did not come")
      return
    }
  }

  @Test func `a change that cannot be written is not told to anyone`() async throws {
    let (_, event) = try await waitingSubscriber()
    store.fail { $0.appending = .storage(.full) }
    await #expect(throws: APIError.storage(.full)) {
      try await room.deliver([.numbered(1)], by: account)
    }
    await room.heartbeat()
    guard case .heartbeat = try await event.value else {
      Issue.record("\(try await event.value)")
      return
    }
  }

  @Test func `every waiting subscriber gets the change once it is on disk`() async throws {
    let events = [try await waitingSubscriber().event, try await waitingSubscriber().event]
    _ = try await room.deliver([.numbered(1)], by: account)
    await room.heartbeat()
    for event in events {
      guard case .changes(_, upTo: 1) = try await event.value else {
        Issue.record("\(try await event.value)")
        continue
      }
    }
  }

  @Test func `a scorekeeper is woken when their link is turned off, which no link shows`()
    async throws
  {
    // Given
    _ = try await room.deliver(
      [
        .numbered(1, .gather(.friday, .started([]))),
        .numbered(2, .sharing(.friday, .linkMade(.toScore))),
      ], by: account)
    let (subscriber, event) = try await waitingSubscriber(
      after: 2, in: .link(.gather(.friday), .score))
    // When
    _ = try await room.deliver(
      [.numbered(3, .sharing(.friday, .linkTurnedOff(Link.toScore.id)))], by: account)
    // Then the stream checks the link, which it does at each heartbeat
    await room.stop(subscriber)
    guard case .heartbeat = try await event.value else {
      Issue.record("\(try await event.value)")
      return
    }
  }

  @Test func `a squad that is deleted ends its streams and is read again`() async throws {
    // Given
    let (_, event) = try await waitingSubscriber()
    _ = try await room.current()
    // When
    await room.close()
    // Then
    await room.heartbeat()
    guard case .closed = try await event.value else {
      Issue.record("\(try await event.value)")
      return
    }
    store.fail { $0.reading = .inaccessible }
    await #expect(throws: APIError.storage(.inaccessible)) { try await room.current() }
  }

  @Test func `after 500 changes a snapshot is saved, and the next start uses it`() async throws {
    // When
    _ = try await room.deliver(.players(500), by: account)
    // Then it is saved beside the response, not before it
    var stored = try await store.snapshot(of: .fixed(2))
    for _ in 0..<10_000 where stored == .none {
      await Task.yield()
      stored = try await store.snapshot(of: .fixed(2))
    }
    #expect(stored == .intact(Snapshot(sequence: 500, squad: try await room.current().squad)))

    store.fail { $0.damaged = Set(1...500) }
    let next = SquadRoom(of: .fixed(2), log: store)
    #expect(try await next.current().squad.players.count == 500)
  }
}
