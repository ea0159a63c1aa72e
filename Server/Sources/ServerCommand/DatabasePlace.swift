import API
import ChangeStore
import Foundation
import Logging
import Metrics
import ServiceLifecycle

/// Where the data is.
enum DatabasePlace: Equatable {
  /// A file of SQLite, by its path.
  case file(String)
  /// A database of a PostgreSQL server.
  case server(PostgresAddress)

  /// What messages call it; an address without its user name, password and options.
  var name: String {
    switch self {
    case .file(let path): path
    case .server(let address): address.name
    }
  }
}

/// A database that is in use.
enum OpenDatabase {
  case sqlite(SQLiteStore)
  case postgres(PostgresStore)

  var store: any Store {
    switch self {
    case .sqlite(let store): store
    case .postgres(let store): store
    }
  }

  func close() throws(StorageError) {
    switch self {
    case .sqlite(let store): try store.close()
    case .postgres(let store): store.close()
    }
  }

  /// Throws `CommandError.unfinishedCopy` for a database to which `copy` was interrupted.
  func complete(at place: DatabasePlace) throws -> Self {
    let isUnfinished =
      switch self {
      case .sqlite(let store): try store.isUnfinishedCopy()
      case .postgres(let store): try store.isUnfinishedCopy()
      }
    guard !isUnfinished else { throw CommandError.unfinishedCopy(path: place.name) }
    return self
  }
}

/// The database that a server serves, and no other server.
struct ServedDatabase {
  let database: OpenDatabase
  /// `nil` where the database itself knows who serves it.
  let lock: DatabaseLock?

  func end() throws(StorageError) {
    try database.close()
    lock?.release()
  }
}

extension DatabasePlace {
  /// Opens the database for a server, and creates a file when there is none.
  /// - Throws: `CommandError.served` when another server has it.
  func serve(
    squadByteLimits: SquadByteLimits, metrics: any MetricsFactory,
    report: @escaping @Sendable (DatabaseServerError) -> Void,
    reportTakeover: @escaping @Sendable (Takeover) -> Void
  ) throws(CommandError) -> ServedDatabase {
    try failing {
      switch self {
      case .file(let path):
        let lock = try lockFile(path)
        do {
          let store = try SQLiteStore(
            path: path, squadByteLimits: squadByteLimits, reservesDisk: true, metrics: metrics)
          return ServedDatabase(database: try .sqlite(store).complete(at: self), lock: lock)
        } catch {
          lock.release()
          throw error
        }
      case .server(let address):
        let store = PostgresStore(
          address: address.text, squadByteLimits: squadByteLimits, report: report,
          reportTakeover: reportTakeover)
        try store.prepare()
        if let holder = try store.claim() { throw CommandError.served(path: name, by: holder) }
        return ServedDatabase(database: try .postgres(store).complete(at: self), lock: nil)
      }
    }
  }

  /// Opens a database that exists, and creates no file when there is none.
  func open() throws(CommandError) -> OpenDatabase {
    try failing {
      switch self {
      case .file(let path):
        guard FileManager.default.fileExists(atPath: path) else {
          throw CommandError.noDatabase(path: path)
        }
        return try .sqlite(SQLiteStore(path: path)).complete(at: self)
      case .server(let address):
        let store = PostgresStore(address: address.text)
        try store.prepare()
        if let holder = try store.claim() { throw CommandError.served(path: name, by: holder) }
        return try .postgres(store).complete(at: self)
      }
    }
  }

  /// What a server does beside the database while it serves it.
  func upkeep(logger: Logger) -> [any Service] {
    switch self {
    case .file(let path): [FormerDatabases(database: path, logger: logger)]
    case .server: []
    }
  }

  func lockFile(_ path: String) throws(CommandError) -> DatabaseLock {
    // An error here comes again, and is reported, when the lock's file is opened.
    try? PrivateFiles.makeFolder(
      at: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    return try DatabaseLock(of: path)
  }

  /// Adds the name to an error of storage.
  func failing<Value>(_ work: () throws -> Value) throws(CommandError) -> Value {
    do {
      return try work()
    } catch let error as CommandError {
      throw error
    } catch {
      throw .storage(error as? StorageError ?? .corrupt, path: name)
    }
  }
}
