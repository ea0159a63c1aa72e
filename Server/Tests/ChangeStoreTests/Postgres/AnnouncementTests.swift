import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// What servers of one PostgreSQL database tell one another.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct AnnouncementTests {
  private static let announcements: [Announcement] = [
    .appended(to: .ann, upTo: 41), .sessionsEnded(of: .ben), .deleted(.ben),
    .heard(in: .ann, of: []), .heard(in: .ann, of: [.fixed(1), .fixed(2)]),
    .scorekeeperHeard(in: .ann, of: .fixed(1), on: .fixed(7)),
    .followers(of: .ann, counts: [:]), .followers(of: .ann, counts: [.fixed(1): 3, .fixed(2): 0]),
  ]

  let database: PostgresDatabase
  let store: PostgresStore
  let other: PostgresStore

  init() async throws {
    database = try await PostgresDatabase()
    store = database.store
    try await store.create(.ben)
    other = database.anotherStore()
  }

  /// What a store hears from now on.
  private func listen(to store: PostgresStore) async -> Ear {
    var ear = Ear(news: store.news().makeAsyncIterator())
    // It is told to compare once when it listens.
    #expect(await ear.news.next() == .mayHaveMissed)
    return ear
  }

  @Test(arguments: announcements)
  func `each announcement reaches the others, and not the server that makes it`(
    _ announcement: Announcement
  ) async throws {
    var (own, others) = (await listen(to: store), await listen(to: other))

    store.announce(announcement)
    #expect(await others.next() == announcement)

    other.announce(.deleted(.ann))
    #expect(await own.next() == .deleted(.ann))
  }

  @Test func `what is written is announced`() async throws {
    var ear = await listen(to: other)
    try await store.save(.numbered(1))
    try await store.save(.numbered(2))

    try await store.append([.at(1), .at(2)], to: .ann)
    #expect(await ear.heard(upTo: marker(1)) == [.appended(to: .ann, upTo: 2)])
    try await store.end(.fixed(1), of: .ann)
    #expect(await ear.heard(upTo: marker(2)) == [.sessionsEnded(of: .ann)])
    try await store.endSessions(of: .ann, except: nil)
    #expect(await ear.heard(upTo: marker(3)) == [.sessionsEnded(of: .ann)])
    let account = try #require(try await store.account(id: .ann))
    try await store.replacePasswordHash(of: account, by: "new", keeping: nil)
    #expect(await ear.heard(upTo: marker(4)) == [.sessionsEnded(of: .ann)])
    try await store.delete(account: .ann)
    #expect(await ear.heard(upTo: marker(5)) == [.sessionsEnded(of: .ann), .deleted(.ann)])
  }

  /// Announces something that ends what a test waits for.
  private func marker(_ number: UInt64) -> Announcement {
    let marker = Announcement.deleted(.fixed(1_000 + number))
    store.announce(marker)
    return marker
  }

  @Test func `a refused append is not announced`() async throws {
    var ear = await listen(to: other)
    try await store.append([.at(1)], to: .ann)
    #expect(await ear.next() == .appended(to: .ann, upTo: 1))

    await #expect(throws: AppendError.conflict) { try await store.append([.at(1)], to: .ann) }

    try await store.append([.at(2)], to: .ann)
    #expect(await ear.next() == .appended(to: .ann, upTo: 2))
  }

  @Test func `what is announced at the end of a program is heard`() async throws {
    var ear = await listen(to: other)
    store.announce(.deleted(.ben))
    store.close()
    #expect(await ear.next() == .deleted(.ben))
  }

  @Test func `a server whose connection ended is told to compare, and hears again`() async throws {
    var ear = await listen(to: other)

    try database.endConnections()

    #expect(await ear.news.next() == .mayHaveMissed)
    // It may be announced before the server listens again.
    let announcing = Task {
      while !Task.isCancelled {
        store.announce(.deleted(.ben))
        await Task.yield()
      }
    }
    #expect(await ear.next() == .deleted(.ben))
    announcing.cancel()
  }

  @Test func `a server is told to compare also while others announce much`() async throws {
    var ear = await listen(to: other)
    let announcing = Task {
      while !Task.isCancelled {
        store.announce(.deleted(.ben))
        await Task.yield()
      }
    }

    while let news = await ear.news.next(), news != .mayHaveMissed {}

    announcing.cancel()
  }

  @Test(
    arguments: [
      "", "x", "deleted", "appended \(Squad.ID.ann.uuidString) x", "a b c", "\u{1F600} '\\",
      "heard \(Squad.ID.ann.uuidString) x", "followers \(Squad.ID.ann.uuidString) x=1",
      "scorekeeper-heard \(Squad.ID.ann.uuidString)", "later \(Squad.ID.ann.uuidString)",
    ])
  func `notes that no server of this version wrote are ignored`(_ text: String) async throws {
    var ear = await listen(to: other)
    let connection = try PostgresConnection(to: database.address)
    let quoted = text.replacing("'", with: "''")

    for sender in ["", "x ", "\(Server.ID.fixed(1).uuidString) "] {
      try connection.runScript(
        "SELECT pg_notify('gather_' || 'squad'::regclass::oid, '\(sender)\(quoted)')")
    }

    store.announce(.deleted(.ben))
    #expect(await ear.next() == .deleted(.ben))
  }
}

/// Reads what a store hears.
private struct Ear {
  var news: AsyncStream<News>.Iterator

  /// The announcements before a marker.
  mutating func heard(upTo marker: Announcement) async -> [Announcement] {
    var heard: [Announcement] = []
    while let next = await next(), next != marker { heard.append(next) }
    return heard
  }

  /// The next announcement; comparisons come in between as time passes.
  mutating func next() async -> Announcement? {
    while let news = await news.next() {
      if case .announced(let announcement, _) = news { return announcement }
    }
    return nil
  }
}
