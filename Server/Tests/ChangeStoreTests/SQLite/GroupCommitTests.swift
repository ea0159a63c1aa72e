import Domain
import GRDB
import PrometheusMetrics
import ServerTestSupport
import Synchronization
import TestSupport
import Testing

@testable import ChangeStore

/// Concurrent writes, which share transactions.
@Suite(.timeLimit(.minutes(5)))
struct GroupCommitTests {
  let folder: TemporaryFolder
  let store: SQLiteStore
  let commits = CommitObserver()

  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    for number in UInt64(1)...10 {
      try await store.create(
        StoredAccount(id: .fixed(number), name: "Name \(number)", squad: .fixed(number)))
    }
    store.pool.add(transactionObserver: commits, extent: .databaseLifetime)
  }

  /// Starts all writes while the writer is busy, so that they wait together.
  private func together(
    _ writes: [@Sendable () async throws -> Void], to other: SQLiteStore? = nil
  ) async -> [(any Error)?] {
    let store = other ?? store
    let writer = await HeldWriter(store)
    return await withTaskGroup { group in
      for (place, write) in writes.enumerated() {
        group.addTask { (place, await Result(write).failure) }
      }
      while store.commits.waitingCount < writes.count { await Task.yield() }
      writer.letGo()
      return await group.reduce(into: [(Int, (any Error)?)]()) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Appends of one change each, at these sequence numbers of the squads 1…10.
  private func appends(_ places: ClosedRange<Int64>) -> [@Sendable () async throws -> Void] {
    places.flatMap { place in
      (UInt64(1)...10).map { squad -> @Sendable () async throws -> Void in
        { [store] in try await store.appendAnywhere([.at(place)], to: .fixed(squad)) }
      }
    }
  }

  @Test func `writes that arrive while the writer is busy share one transaction`() async throws {
    let failures = await together(appends(1...20))

    #expect(failures.allSatisfy { $0 == nil })
    #expect(commits.count == 1)
    for squad in UInt64(1)...10 {
      let changes = try await store.log(of: .fixed(squad)).changes
      #expect(try changes == (1...20).map { try .at($0) })
    }
  }

  @Test func `a transaction is recorded with the number of writes that it stored`() async throws {
    let metrics = PrometheusFactory()
    let measured = try SQLiteStore(path: folder.file("measured.db"), metrics: metrics)
    try await measured.create(.ann)

    let failures = await together(
      [
        { try await measured.append([.at(1)], to: .ann) },
        { try await measured.append([.at(1)], to: .ben) },
        { try await measured.save(.numbered(1)) },
      ], to: measured)

    #expect(failures.map { $0 == nil } == [true, false, true])
    let lines = metrics.families.exposition.split(separator: "\n")
    // The account alone, and two of the three writes that waited together.
    #expect(lines.contains("gather_sqlite_commit_writes_sum 3"))
    #expect(lines.contains("gather_sqlite_commit_writes_count 2"))
    #expect(lines.contains("gather_sqlite_commit_duration_seconds_count 2"))
  }

  @Test func `on a full disk each write says whether it was written, and deletions are`()
    async throws
  {
    let full = try SQLiteStore(path: folder.file("full.db"), reservesDisk: true)
    try await full.create(.ann)
    try await full.create(.ben)
    try await full.save(.numbered(1))
    let pages = try #require(try full.number("PRAGMA page_count"))
    try full.run("PRAGMA max_page_count = \(pages + 2)")

    let failures = await together(
      [
        { try await full.append([.at(1)], to: .ann) },
        { try await full.append((1...500).map { try .at($0) }, to: .ben) },
        { try await full.end(.fixed(1), of: .ann) },
      ], to: full)

    let isWritten = try await full.log(of: .ann).upTo == 1
    #expect(isWritten == (failures[0] == nil))
    #expect(failures[1] as? AppendError == .storage(.full))
    #expect(try await full.log(of: .ben).upTo == 0)
    #expect(failures[2] == nil)
    #expect(try await full.token(hash: StoredToken.numbered(1).hash) == nil)
  }

  @Test func `a write that met the full disk is not tried again with what is kept for deletions`()
    async throws
  {
    let full = try SQLiteStore(path: folder.file("full.db"), reservesDisk: true)
    let attempts = Mutex(0)

    let failures = await together(
      [
        {
          try await full.write(throwing: AppendError.self) { _ in
            attempts.withLock { $0 += 1 }
            throw DatabaseError(resultCode: .SQLITE_FULL)
          }
        }
      ], to: full)

    #expect(failures[0] as? AppendError == .storage(.full))
    // Once in the shared transaction, and once by itself.
    #expect(attempts.withLock(\.self) == 2)
  }

  @Test func `a write that met the full disk takes nothing from those beside it`() async throws {
    let full = try SQLiteStore(path: folder.file("full.db"), reservesDisk: true)
    try await full.create(.ann)
    try await full.save(.numbered(1))

    let failures = await together(
      [
        { try await full.append([.at(1)], to: .ann) },
        // As when SQLite undoes a statement alone and goes on with the transaction.
        {
          try await full.write(throwing: AppendError.self) { _ in
            throw DatabaseError(resultCode: .SQLITE_FULL)
          }
        },
        { try await full.end(.fixed(1), of: .ann) },
      ], to: full)

    #expect(failures[0] == nil)
    #expect(failures[1] as? AppendError == .storage(.full))
    #expect(failures[2] == nil)
    #expect(try await full.log(of: .ann).upTo == 1)
    #expect(try await full.token(hash: StoredToken.numbered(1).hash) == nil)
    #expect(try !folder.files.contains("full.db.reserve"))
  }

  @Test func `a transaction is shared by 512 at most`() async throws {
    let failures = await together(appends(1...60))

    #expect(failures.allSatisfy { $0 == nil })
    #expect(GroupCommit.batchLimit == 512)
    #expect(commits.count == 2)
  }

  @Test func `each transaction has one large write and all small ones, however they arrive`()
    async throws
  {
    let large = (UInt64(1)...3).map { squad -> @Sendable () async throws -> Void in
      { [store] in try await store.append((1...400).map { try .at($0) }, to: .fixed(squad)) }
    }
    let small = (UInt64(4)...10).map { squad -> @Sendable () async throws -> Void in
      { [store] in try await store.append([.at(1)], to: .fixed(squad)) }
    }

    let failures = await together(large + small)

    #expect(failures.allSatisfy { $0 == nil })
    #expect(commits.count == 3)
    for squad in UInt64(1)...10 {
      #expect(try await store.log(of: .fixed(squad)).upTo == (squad <= 3 ? 400 : 1))
    }
  }

  @Test func `consecutive writes each have their own transaction`() async throws {
    for place in Int64(1)...3 { try await store.append([.at(place)], to: .fixed(1)) }

    #expect(commits.count == 3)
  }

  @Test func `writes of all kinds share a transaction in the order of their arrival`() async throws
  {
    let failures = await together([
      { [store] in try await store.append([.at(1)], to: .fixed(1)) },
      { [store] in try await store.save(.after(1), of: .fixed(2)) },
      { [store] in try await store.save(.numbered(1, account: .fixed(3), squad: .fixed(3))) },
      { [store] in try await store.create(StoredAccount(id: .fixed(20), name: "X", squad: .ann)) },
    ])

    #expect(failures.allSatisfy { $0 == nil })
    #expect(commits.count == 1)
  }

  @Test func `a refused write is undone alone and gets its error`() async throws {
    try await store.append([.at(1)], to: .fixed(5))
    let before = commits.count

    let failures = await together([
      { [store] in try await store.append([.at(1)], to: .fixed(1)) },
      { [store] in try await store.append([.at(2, id: 8), .at(1, id: 9)], to: .fixed(5)) },
      { [store] in try await store.append([.at(1)], to: .unknown) },
      { [store] in
        try await store.create(StoredAccount(id: .fixed(20), name: "Name 1", squad: .unknown))
      },
      { [store] in try await store.append([.at(1)], to: .fixed(2)) },
    ])

    #expect(commits.count == before + 1)
    #expect(failures[0] == nil)
    #expect(failures[1] as? AppendError == .conflict)
    #expect(failures[2] as? AppendError == .unknownSquad)
    #expect(failures[3] as? RegistrationError == .usernameTaken)
    #expect(failures[4] == nil)
    #expect(try await store.log(of: .fixed(1)).changes == [.at(1)])
    #expect(try await store.log(of: .fixed(2)).changes == [.at(1)])
    #expect(try await store.log(of: .fixed(5)).changes == [.at(1)])
  }

  @Test func `when COMMIT fails, all writes fail and nothing is stored`() async throws {
    let failing = CommitObserver(refusingWith: DatabaseError(resultCode: .SQLITE_IOERR))
    store.pool.add(transactionObserver: failing, extent: .databaseLifetime)

    let failures = await together(appends(1...2))

    #expect(failures.count == 20)
    #expect(failures.allSatisfy { $0 as? AppendError == .storage(.inaccessible) })
    store.pool.remove(transactionObserver: failing)
    #expect(try await store.log(of: .fixed(1)).changes == [])
    try await store.append([.at(1)], to: .fixed(1))
  }

  @Test func `a write of a cancelled task still completes`() async throws {
    let writer = await HeldWriter(store)
    let append = Task { [store] in try await store.append([.at(1)], to: .fixed(1)) }
    while store.commits.waitingCount < 1 { await Task.yield() }

    append.cancel()
    writer.letGo()

    try await append.value
    #expect(try await store.log(of: .fixed(1)).changes == [.at(1)])
  }
}
