import Domain
import ServerTestSupport

@testable import ChangeStore

extension StoreKind {
  static var copyable: [Self] { allCases.filter { $0 != .memory } }

  func makeCopyable(
    in folder: TemporaryFolder
  ) throws -> any CopyableStore & ChangeLog & AccountStore {
    guard self == .postgres else { return try SQLiteStore(path: folder.file("copy.db")) }
    let store = PostgresStore(address: try TestPostgres.database(for: folder), connections: 2)
    try store.prepare()
    return store
  }
}

extension DatabaseCopy {
  /// So small that tables have several pages.
  static let limit = PageLimit(entries: 7, bytes: 2_000)

  static func run(
    from source: any CopyableStore, to destination: any CopyableStore, id: UInt64 = 1
  ) async throws(CopyError) -> [CopiedTable: Int] {
    try await DatabaseCopy(from: source, to: destination, called: "copy", limit: limit)
      .run(id: UnfinishedCopy.ID(high: 0, low: id)) { _, _ in }
  }
}
