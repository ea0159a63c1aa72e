import ChangeStore
import Domain
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SnapshotContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `there is no snapshot before one is saved`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    #expect(try await store.snapshot(of: .ann) == .none)
    #expect(try await store.snapshot(of: .unknown) == .none)
  }

  @Test(arguments: StoreKind.allCases)
  func `a snapshot replaces the last one`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await store.save(.after(3), of: .ann)
    #expect(try await store.snapshot(of: .ann) == .intact(.after(3)))

    try await store.save(.after(5), of: .ann)
    #expect(try await store.snapshot(of: .ann) == .intact(.after(5)))
  }

  @Test(arguments: StoreKind.allCases)
  func `a snapshot belongs to one squad and is not in its log`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)

    try await store.save(.after(3), of: .ann)

    #expect(try await store.snapshot(of: .ben) == .none)
    #expect(try await store.log(of: .ann) == LogPage(changes: [], upTo: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func `an unknown squad refuses a snapshot`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    await #expect(throws: AppendError.unknownSquad) {
      try await store.save(.after(3), of: .unknown)
    }

    #expect(try await store.snapshot(of: .unknown) == .none)
  }
}
