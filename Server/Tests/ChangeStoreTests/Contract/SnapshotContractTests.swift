import ChangeStore
import Domain
import ServerTestSupport
import Testing

/// What every `ChangeLog` promises of snapshots.
struct SnapshotContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `there is no snapshot before one is saved`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    #expect(try await store.snapshot(of: .ann) == .none)
    #expect(try await store.snapshot(of: .nobody) == .none)
  }

  @Test(arguments: StoreKind.allCases)
  func `a snapshot takes the place of the last one`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await store.save(.after(3), of: .ann)
    #expect(try await store.snapshot(of: .ann) == .intact(.after(3)))

    try await store.save(.after(5), of: .ann)
    #expect(try await store.snapshot(of: .ann) == .intact(.after(5)))
  }

  @Test(arguments: StoreKind.allCases)
  func `a snapshot is of one squad and is not part of its log`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)

    try await store.save(.after(3), of: .ann)

    #expect(try await store.snapshot(of: .ben) == .none)
    #expect(try await store.log(of: .ann) == LogPage(changes: [], upTo: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func `a squad that does not exist takes no snapshot`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    await #expect(throws: AppendError.unknownSquad) {
      try await store.save(.after(3), of: .nobody)
    }

    #expect(try await store.snapshot(of: .nobody) == .none)
  }
}
