import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct EpochContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `the first epoch stays`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    #expect(try await store.epoch(orBegin: .fixed(7)) == .fixed(7))
    #expect(try await store.epoch(orBegin: .fixed(8)) == .fixed(7))

    try await store.delete(account: .ann)
    #expect(try await store.epoch(orBegin: .fixed(9)) == .fixed(7))
  }

  @Test func `it is the same after the file was closed and opened`() async throws {
    let first = try SQLiteStore(path: folder.file("test.db"))
    _ = try await first.epoch(orBegin: .fixed(7))
    try first.close()

    let second = try SQLiteStore(path: folder.file("test.db"))

    #expect(try await second.epoch(orBegin: .fixed(8)) == .fixed(7))
  }

  @Test func `two callers that begin an epoch at once get the same`() async throws {
    let first = try SQLiteStore(path: folder.file("test.db"))
    let second = try SQLiteStore(path: folder.file("test.db"))

    async let one = first.epoch(orBegin: .fixed(1))
    async let two = second.epoch(orBegin: .fixed(2))

    let (seen, alsoSeen) = try await (one, two)
    #expect(seen == alsoSeen)
  }
}
