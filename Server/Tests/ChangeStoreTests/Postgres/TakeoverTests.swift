import Domain
import ServerTestSupport
import Synchronization
import TestSupport
import Testing

@testable import ChangeStore

/// A standby takes over under running servers, which believe that they served its database a timeline before.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct TakeoverTests {
  let database: PostgresDatabase
  private let one: Witness
  private let other: Witness

  init() async throws {
    database = try await PostgresDatabase()
    one = try await Witness(of: database.address, in: .fixed(1))
    other = try await Witness(of: database.address, in: .fixed(2))
  }

  @Test func `the epoch and its sessions go on when nothing is missing`() async throws {
    try await one.store.save(.numbered(1))
    try await one.store.append([.at(1)], to: .ann)
    #expect(try await other.store.entries(of: .ann, after: 0, limit: .usual).upTo == 1)

    try takeOver()
    async let atOne = one.reached()
    async let atOther = other.reached()
    _ = try await (atOne, atOther)

    #expect(one.told == [.kept])
    #expect(other.told == [.kept])
    try await one.store.append([.at(2)], to: .ann)
    #expect(try await other.store.tokens(of: .ann).count == 1)
    #expect(try await database.anotherStore().epoch(orBegin: .fixed(3)) == .fixed(1))
  }

  @Test func `a server that starts meanwhile waits for those that ran`() async throws {
    try await one.store.append([.at(1)], to: .ann)
    try takeOver()
    let starting = database.anotherStore()

    async let epoch = starting.epoch(orBegin: .fixed(3))
    async let atOne = one.reached()
    async let atOther = other.reached()
    _ = try await (atOne, atOther)

    #expect(try await epoch == .fixed(1))
  }

  @Test(arguments: [
    // The last change of a log, all of it, another one at its place, and what leaves a mark.
    "DELETE FROM entry WHERE sequence = 2", "DELETE FROM entry",
    "UPDATE entry SET id = decode(repeat('0', 32), 'hex') WHERE sequence = 2",
    "UPDATE mark SET number = number - 1 WHERE number > 0", "DELETE FROM mark",
  ])
  func `another epoch without sessions begins when something is missing`(
    _ loss: String
  ) async throws {
    try await one.store.save(.numbered(1))
    try await one.store.append([.at(1), .at(2)], to: .ann)

    try takeOver(without: loss)
    await #expect(throws: StorageError.unreachable) { try await one.reached() }

    #expect(one.told == [.lost])
    let successor = try #require(await one.store.successor(orBegin: .fixed(9)))
    #expect(successor.epoch == .fixed(9))
    #expect(try await successor.store.tokens(of: .ann) == [])
    #expect(try await other.store.successor(orBegin: .fixed(8))?.epoch == .fixed(9))
    #expect(other.told == [.followed])
    await #expect(throws: AppendError.storage(.unreachable)) {
      try await one.store.append([.at(3)], to: .ann)
    }
  }

  @Test func `what was only read counts, too`() async throws {
    try await one.store.append([.at(1)], to: .ann)
    _ = try await other.store.entries(of: .ann, after: 0, limit: .usual)
    one.store.close()

    try takeOver(without: "DELETE FROM entry")

    await #expect(throws: StorageError.unreachable) { try await other.reached() }
    #expect(other.told == [.lost])
  }

  @Test func `an account that was deleted is not missed`() async throws {
    try await one.store.append([.at(1)], to: .ann)
    _ = try await other.store.entries(of: .ann, after: 0, limit: .usual)
    try await one.store.delete(account: .ann)

    try takeOver()
    async let atOne = one.reached()
    async let atOther = other.reached()
    _ = try await (atOne, atOther)

    #expect(one.told == [.kept])
    #expect(other.told == [.kept])
  }

  @Test func `the server that was replaced is not used when it comes back`() async throws {
    try await one.store.append([.at(1)], to: .ann)
    one.believe { $0 + 1 }

    for _ in 1...3 {
      await #expect(throws: StorageError.unreachable) { try await one.store.squads() }
    }

    #expect(one.told == [.refused])
    #expect(try await database.anotherStore().epoch(orBegin: .fixed(3)) == .fixed(1))
  }

  @Test func `what a connection to the replaced server did is not confirmed any more`() async throws
  {
    await #expect(throws: StorageError.unreachable) {
      try await one.store.reading { [one] connection in
        // Meanwhile another connection found out.
        one.believe { $0 + 1 }
        _ = try connection.run("SELECT 1")
      }
    }
    one.believe { $0 - 1 }
    #expect(try await one.store.squads() == [.ann])
  }

  /// Lets both servers believe that a standby took over, which lacks something.
  private func takeOver(without loss: String = "SELECT") throws {
    for witness in [one, other] { witness.believe { $0 - 1 } }
    let former = try #require(one.home)
    try database.run(
      "\(loss); UPDATE epoch SET home = '\(former)'; UPDATE mark SET home = '\(former)'")
  }
}

/// A server's store, and what it reported.
private final class Witness: Sendable {
  let store: PostgresStore
  private let reports: Reports

  init(of address: String, in epoch: Epoch.ID) async throws {
    let reports = Reports()
    self.reports = reports
    store = PostgresStore(address: address, reportTakeover: { reports.add($0) })
    #expect(try store.claim() == nil)
    _ = try await store.epoch(orBegin: epoch)
  }

  var told: [Takeover] { reports.all }
  var home: String? { store.pool.state.withLock { $0.served?.home.name } }

  /// Lets the server believe that it served another timeline, and opens its connections again.
  func believe(_ timeline: (Int) -> Int) {
    store.pool.state.withLock { state in
      guard let home = state.served?.home, let last = home.name.split(separator: "/").last,
        let number = Int(last, radix: 16)
      else { return }
      let digits = String(timeline(number), radix: 16)
      let name = home.name.dropLast(8) + String(repeating: "0", count: 8 - digits.count) + digits
      state.served?.home = Home(name: String(name), startedAt: home.startedAt)
      state.idle = []
    }
  }

  /// Uses the store; throws what the first new connection found.
  func reached() async throws(StorageError) -> [Squad.ID] { try await store.squads() }
}

private final class Reports: Sendable {
  private let takeovers = Mutex<[Takeover]>([])

  var all: [Takeover] { takeovers.withLock { $0 } }

  func add(_ takeover: Takeover) { takeovers.withLock { $0.append(takeover) } }
}
