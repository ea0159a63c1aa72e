import API
import ChangeStore
import Domain
import Foundation
import ServerTestSupport
import TestSupport

/// Databases with links that the last version wrote in which all links led to gathers.
///
/// In each, Ann ("a long secret") shares Friday's gather by `Link.toFollow` and `Link.toScore`, Min has
/// scored by the latter, `off` was turned off, and Sunday's gather with `deleted` was deleted.
enum FormerLinks: String, CaseIterable {
  /// A file of SQLite.
  case sqlite
  /// A backup of that file, in the place of a lost one.
  case restoredBackup
  /// The tables of PostgreSQL.
  case postgres
  /// The file, copied to PostgreSQL.
  case copiedToPostgres
  /// The tables, copied to a file.
  case copiedToSQLite

  /// All, but PostgreSQL only where there is a server for tests.
  static let allCases: [Self] =
    TestPostgres.isThere
    ? [.sqlite, .restoredBackup, .postgres, .copiedToPostgres, .copiedToSQLite]
    : [.sqlite, .restoredBackup]

  static let off = LinkSecret(high: 5, low: 6)
  static let deleted = LinkSecret(high: 7, low: 8)

  /// Opens a copy of the database, as a server of this version does.
  func open(in folder: TemporaryFolder) async throws -> any Store {
    switch self {
    case .sqlite: return try Self.file(in: folder)
    case .restoredBackup:
      let backup = try Fixture.copy("version-9-backup.sqlite", into: folder)
      let path = folder.file("gather.sqlite")
      try SQLiteRestore(of: backup, to: path).run(keepingAs: folder.file("former.sqlite")) { _ in }
      return try SQLiteStore(path: path)
    case .postgres: return try Self.tables(in: folder)
    case .copiedToPostgres:
      let copy = PostgresStore(address: try TestPostgres.database(for: folder))
      try copy.prepare()
      try await Self.copy(Self.file(in: folder), to: copy)
      return copy
    case .copiedToSQLite:
      let copy = try SQLiteStore(path: folder.file("copy.sqlite"))
      try await Self.copy(Self.tables(in: folder), to: copy)
      return copy
    }
  }

  private static func file(in folder: TemporaryFolder) throws -> SQLiteStore {
    try SQLiteStore(path: Fixture.copy("version-9.sqlite", into: folder))
  }

  private static func tables(in folder: TemporaryFolder) throws -> PostgresStore {
    let address = try TestPostgres.database(for: folder)
    try PostgresConnection(to: address).runScript(Fixture.text("postgres-version-3.sql"))
    let store = PostgresStore(address: address)
    try store.prepare()
    return store
  }

  private static func copy(
    _ source: any CopyableStore, to destination: any CopyableStore
  ) async throws {
    _ = try await DatabaseCopy(from: source, to: destination, called: "copy")
      .run(id: .fixed(1), onTable: { _, _ in })
  }
}
