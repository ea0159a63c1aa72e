package import ChangeStore

/// The implementations of the storage ports, which all pass the contract suite.
package enum StoreKind: String, CaseIterable, Sendable {
  case memory, sqlite

  /// Makes a store with only these accounts and their empty squads.
  package func makeStore(
    in folder: TemporaryFolder, squadByteLimit: Int = .max, accounts: StoredAccount...
  ) async throws -> any ChangeLog & AccountStore {
    let store: any ChangeLog & AccountStore =
      switch self {
      case .memory: MemoryStore(squadByteLimit: squadByteLimit)
      case .sqlite:
        try SQLiteStore(path: folder.file("test.db"), squadByteLimit: squadByteLimit)
      }
    for account in accounts { try await store.create(account) }
    return store
  }
}
