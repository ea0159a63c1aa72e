package import ChangeStore
import Foundation

/// The implementations of the storage ports, which all pass the contract suite.
package enum StoreKind: String, CaseIterable, Sendable {
  case memory, sqlite, postgres

  /// All, but PostgreSQL only where there is a server for tests.
  ///
  /// `scripts/with-postgres.sh` starts one; `make test-server` does so.
  package static let allCases: [Self] =
    TestPostgres.isThere ? [.memory, .sqlite, .postgres] : [.memory, .sqlite]

  /// Makes a store with only these accounts and their empty squads.
  package func makeStore(
    in folder: TemporaryFolder, squadByteLimit: Int = .max, unnamedSquadByteLimit: Int? = nil,
    accounts: StoredAccount...
  ) async throws -> any ServedStore {
    let limits = SquadByteLimits(named: squadByteLimit, unnamed: unnamedSquadByteLimit)
    let store: any ServedStore =
      switch self {
      case .memory: MemoryStore(squadByteLimits: limits)
      case .sqlite:
        try SQLiteStore(path: folder.file("test.db"), squadByteLimits: limits)
      case .postgres: try TestPostgres.makeStore(in: folder, squadByteLimits: limits)
      }
    for account in accounts { try await store.create(account) }
    return store
  }
}
