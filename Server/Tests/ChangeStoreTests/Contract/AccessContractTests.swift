import ChangeStore
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AccessContractTests {
  @Test(arguments: StoreKind.allCases)
  func `a store that works can be accessed, with and without content`(
    _ kind: StoreKind
  ) async throws {
    let folder = try TemporaryFolder()
    let store = try await kind.makeStore(in: folder)
    try await store.checkAccess()

    try await store.create(.ann)

    try await store.checkAccess()
    withExtendedLifetime(folder) {}
  }
}
