import ChangeStore
import Domain
import NIOCore
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// What a room does when another server appends to its squad's log.
@Suite(.timeLimit(.minutes(5)))
struct OtherServerTests {
  private let store = FaultyStore(MemoryStore(isShared: true))
  private let room: SquadRoom
  private let account: Account.ID = .fixed(1)

  init() async throws {
    try await store.create(
      StoredAccount(
        id: .fixed(1), username: Username("Ann"), usernameKey: "ann", passwordHash: "",
        squad: .fixed(2), createdAt: .kickOff))
    room = SquadRoom(of: .fixed(2), log: store)
    _ = try await room.deliver([.numbered(1)], by: account)
  }

  /// Appends changes as another server does.
  private func appendElsewhere(_ changes: [StampedChange], after sequence: Int64) async throws {
    let entries = zip((sequence + 1)..., changes).map { sequence, change in
      LogEntry.accepted(
        SequencedChange(sequence: sequence, author: .account(account), stamped: change))
    }
    try await store.append(entries, to: .fixed(2), after: sequence)
  }

  /// Lets another server append a change before each of the room's next attempts to do so.
  private func overtake(times: Int, after sequence: Int64) {
    guard times > 0 else { return }
    store.fail {
      $0.beforeAppending = {
        try await appendElsewhere([.numbered(UInt64(sequence) + 1)], after: sequence)
        overtake(times: times - 1, after: sequence + 1)
      }
    }
  }

  /// The ends of the pages that a subscriber who knows the first change gets, up to a number.
  private func pages(
    for subscriber: ScopedSubscriber, upTo end: Int64
  ) async throws -> [Int64] {
    var ends: [Int64] = []
    var known: Int64 = 1
    while known < end {
      guard
        case .changes(let frames, let upTo) = try await room.nextEvent(
          for: subscriber, after: known)
      else { continue }
      let text = String(buffer: frames)
      ends += text.split(separator: "\n").compactMap {
        $0.hasPrefix("id: ") ? Int64($0.dropFirst(4)) : nil
      }
      known = upTo
    }
    return ends
  }

  @Test func `a change that is decided about after another server's comes after it`() async throws {
    let subscriber = try await room.join()
    try await appendElsewhere([.numbered(2)], after: 1)

    let outcomes = try await room.deliver([.numbered(3)], by: account)

    #expect(outcomes == [IdentifiedOutcome(id: .fixed(3), outcome: .accepted(sequence: 3))])
    #expect(try await pages(for: subscriber, upTo: 3) == [2, 3])
  }

  @Test func `however often others are faster, a change is accepted in the end`() async throws {
    overtake(times: 100, after: 1)

    let outcomes = try await room.deliver([.numbered(1_000)], by: account)

    #expect(outcomes == [IdentifiedOutcome(id: .fixed(1_000), outcome: .accepted(sequence: 102))])
  }

  @Test func `two who take the last place at two servers have one place, the same on both`()
    async throws
  {
    // Given
    let other = SquadRoom(of: .fixed(2), log: store)
    let key = PlanKey.single(.fixed(3))
    _ = try await room.deliver(
      [.numbered(2, .squad(.zoneSet(.seoul))), .numbered(3, .planned(.fixed(3), most: 1))],
      by: account)
    // When
    store.fail { [account] in
      $0.beforeAppending = {
        _ = try await other.deliver(
          [.numbered(4, .answered(.in, of: .ben, to: key))], by: account)
      }
    }
    _ = try await room.deliver([.numbered(5, .answered(.in, of: .ann, to: key))], by: account)
    // Then
    for server in [room, other] {
      let game = try #require(try await server.latest().squad.plans.game(key))
      let places = game.places(at: .kickOff)
      #expect(places.comers == [.ben])
      #expect(places.reserve == [.ann])
    }
  }

  @Test func `an announced change is read once, however often it is announced`() async throws {
    let subscriber = try await room.join()
    let waiting = Task { try await pages(for: subscriber, upTo: 3) }
    while await room.waitingSubscriberCount == 0 { await Task.yield() }
    try await appendElsewhere([.numbered(2), .numbered(3)], after: 1)

    await withDiscardingTaskGroup { group in
      for _ in 1...20 { group.addTask { [room] in await room.hear(ofEnd: 3) } }
    }

    #expect(try await waiting.value == [2, 3])
    #expect(try await room.current().recent.changes(after: 1)?.map(\.sequence) == [2, 3])
  }

  @Test func `changes that are read twice at a time are taken over once`() async throws {
    let room = room
    let subscriber = try await room.join()
    try await appendElsewhere([.numbered(2), .numbered(3)], after: 1)
    store.fail { $0.afterReadingEntries = { await room.hear(ofEnd: 3) } }

    await room.hear(ofEnd: 3)

    #expect(try await pages(for: subscriber, upTo: 3) == [2, 3])
    #expect(try await room.current().recent.changes(after: 1)?.map(\.sequence) == [2, 3])
  }

  @Test func `what was read while it was being acknowledged is not taken over twice`() async throws
  {
    let room = room
    let subscriber = try await room.join()
    store.fail { $0.afterAppending = { await room.hear(ofEnd: 2) } }

    _ = try await room.deliver([.numbered(2)], by: account)
    _ = try await room.deliver([.numbered(3)], by: account)

    #expect(try await pages(for: subscriber, upTo: 3) == [2, 3])
    #expect(try await room.current().recent.changes(after: 0)?.map(\.sequence) == [1, 2, 3])
  }

  @Test func `without a stream or page a room reads on only when it is asked`() async throws {
    try await appendElsewhere([.numbered(2)], after: 1)

    await room.hear(ofEnd: 2)

    #expect(try await room.current().sequence == 1)
    #expect(try await room.latest().sequence == 2)
  }

  @Test func `what was announced before a stream was opened is sent at once`() async throws {
    try await appendElsewhere([.numbered(2)], after: 1)
    await room.hear(ofEnd: 2)
    let subscriber = try await room.join()

    #expect(try await pages(for: subscriber, upTo: 2) == [2])
  }

  @Test func `streams of an unloaded squad miss nothing when a request reads the squad first`()
    async throws
  {
    let subscriber = try await room.join()
    let waiting = Task { try await room.nextEvent(for: subscriber, after: 1) }
    while await room.waitingSubscriberCount == 0 { await Task.yield() }
    await room.unload()
    try await appendElsewhere([.numbered(2)], after: 1)

    #expect(try await room.current().sequence == 2)
    await room.hear(ofEnd: 2)

    await room.stop(subscriber)
    guard case .heartbeat = try await waiting.value else {
      Issue.record("\(try await waiting.value)")
      return
    }
  }

  @Test func `an announcement while the squad is being read is not forgotten`() async throws {
    let room = room
    await room.unload()
    let subscriber = try await room.join()
    // After the end of the log was read, the second change is appended and announced.
    let store = store
    let announce = { @Sendable [self] in
      try await appendElsewhere([.numbered(2)], after: 1)
      await room.hear(ofEnd: 2)
    }
    store.fail { faults in
      faults.afterReadingEntries = { store.fail { $0.afterReadingEntries = announce } }
    }
    #expect(try await room.current().sequence == 1)

    #expect(try await pages(for: subscriber, upTo: 2) == [2])
  }

  @Test func `a change that filled the squad is acknowledged when it is sent again`() async throws {
    let full = FaultyStore(
      MemoryStore(squadByteLimits: SquadByteLimits(named: 1_000), isShared: true))
    try await full.create(
      StoredAccount(
        id: .fixed(1), username: Username("Ann"), usernameKey: "ann", passwordHash: "",
        squad: .fixed(2), createdAt: .kickOff))
    let servers = (0..<2).map { _ in SquadRoom(of: .fixed(2), log: full) }
    var outcomes: [IdentifiedOutcome] = []
    var number: UInt64 = 0
    while let given = try? await servers[0].deliver([.numbered(number + 1)], by: account) {
      outcomes = given
      number += 1
    }
    try #require(number > 0)

    #expect(try await servers[1].deliver([.numbered(number)], by: account) == outcomes)
    #expect(try await servers[0].deliver([.numbered(number)], by: account) == outcomes)
  }

  @Test func `a player who is not found here is looked for in what other servers appended`()
    async throws
  {
    try await appendElsewhere([.numbered(2)], after: 1)

    let count = try await room.edit { sequencer throws(APIError) in
      guard sequencer.squad.players.count == 2 else { throw .notFound(.player) }
      return sequencer.squad.players.count
    }

    #expect(count == 2)
  }

  @Test func `the streams of an unloaded squad are woken to read on`() async throws {
    let subscriber = try await room.join()
    await room.unload()
    let waiting = Task { try await room.nextEvent(for: subscriber, after: 1) }
    while await room.waitingSubscriberCount == 0 { await Task.yield() }
    try await appendElsewhere([.numbered(2)], after: 1)

    await room.hear(ofEnd: 2)

    await room.stop(subscriber)
    guard case .heartbeat = try await waiting.value else {
      Issue.record("\(try await waiting.value)")
      return
    }
  }
}
