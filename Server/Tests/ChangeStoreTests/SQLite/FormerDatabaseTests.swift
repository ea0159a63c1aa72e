import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Files that earlier versions of this program wrote, read and written on by this one.
@Suite(.timeLimit(.minutes(5)))
struct FormerDatabaseTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: FormerDatabase.allCases)
  func `every kind of change is read`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    let changes = try FormerDatabase.changes
    #expect(
      try await store.log(of: .ann) == LogPage(changes: changes, upTo: Int64(changes.count)))
    #expect(try store.integrityProblems() == [])
    #expect(try await LogCheck(reading: store).findings == [])
  }

  @Test(arguments: FormerDatabase.allCases)
  func `every change keeps its outcome`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
    for change in try FormerDatabase.changes {
      outcomes[change.stamped.id] = .accepted(sequence: change.sequence)
    }
    for rejected in try FormerDatabase.rejected {
      outcomes[rejected.change.id] = .rejected(rejected.reason)
    }
    #expect(try await store.outcomes(of: Array(outcomes.keys), in: .ann) == outcomes)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `accounts, tokens and the epoch are read`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    #expect(try await store.account(usernameKey: "ann") == FormerDatabase.ann)
    #expect(try await store.token(hash: FormerDatabase.token.hash) == FormerDatabase.token)
    #expect(try await store.epoch(orBegin: .fixed(8)) == FormerDatabase.epoch)
    #expect(try await Set(store.squads()) == [.ann, .ben])
  }

  @Test func `a snapshot that knew no periods is left out`() async throws {
    let store = try SQLiteStore(path: FormerDatabase.version2.copy(into: folder))
    #expect(try await store.snapshot(of: .ann) == .none)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `its changes count for the size of the squad`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder), squadByteLimit: 3_000)
    let next = Int64(try FormerDatabase.changes.count) + 1

    await #expect(throws: AppendError.squadFull) {
      try await store.append([.at(next, id: 999)], to: .ann)
    }
    try await store.append([.at(1, id: 999)], to: .ben)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `the log is written on`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))
    let changes = try FormerDatabase.changes
    let next = Int64(changes.count) + 1

    await #expect(throws: AppendError.conflict) {
      try await store.append([.at(next, id: 1)], to: .ann)
    }
    try await store.append([.at(next), .refused(200)], to: .ann)
    try await store.append([.at(1, id: 500)], to: .ben)

    #expect(try await store.log(of: .ann).changes == changes + [.at(next)])
    #expect(try store.integrityProblems() == [])
    #expect(try await LogCheck(reading: store).findings == [])
  }
}
