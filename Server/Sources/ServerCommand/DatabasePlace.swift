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

  /// What is known of the database.
  func facts() throws(StorageError) -> DatabaseFacts {
    switch self {
    case .sqlite(let store): try store.facts()
    case .postgres(let store): try store.facts()
    }
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
  /// - Throws: `CommandError.served` when another server has it, `CommandError.copiedAway` when its data went elsewhere.
  func serve(
    evenIfCopied: Bool, squadByteLimits: SquadByteLimits, metrics: any MetricsFactory,
    report: @escaping @Sendable (DatabaseServerError) -> Void,
    reportTakeover: @escaping @Sendable (Takeover) -> Void
  ) throws(CommandError) -> ServedDatabase {
    try failing {
      switch self {
      case .file(let path):
        let lock = try lockFile(path)
        do {
          // On a full disk it may not be readable before the reserve is given up.
          if let facts = try? SQLiteStore.facts(ofFileAt: path) {
            try admit(facts, evenIfCopied: evenIfCopied)
          }
          let store = try SQLiteStore(
            path: path, squadByteLimits: squadByteLimits, reservesDisk: true, metrics: metrics)
          try admit(store.facts(), evenIfCopied: evenIfCopied)
          return ServedDatabase(database: .sqlite(store), lock: lock)
        } catch {
          lock.release()
          throw error
        }
      case .server(let address):
        let store = PostgresStore(
          address: address.text, squadByteLimits: squadByteLimits, report: report,
          reportTakeover: reportTakeover)
        return try join(store, evenIfCopied)
      }
    }
  }

  /// Opens a database that exists to change something in it, also while a server runs.
  ///
  /// One that an earlier build wrote is updated, unless a server has it.
  func open(evenIfCopied: Bool) throws(CommandError) -> ServedDatabase {
    switch self {
    case .file(let path):
      let facts = try factsOfFile(at: path, evenIfCopied: evenIfCopied)
      // Beside a server of that build, this one would take its tables away.
      let lock: DatabaseLock? = if case .older = facts.content { try lockFile(path) } else { nil }
      do {
        return try failing {
          ServedDatabase(database: .sqlite(try SQLiteStore(path: path)), lock: lock)
        }
      } catch {
        lock?.release()
        throw error
      }
    case .server(let address):
      let store = PostgresStore(address: address.text)
      return try failing {
        try requireData(in: store.content())
        return try join(store, evenIfCopied)
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

  /// Uses a PostgreSQL database beside other processes.
  private func join(_ store: PostgresStore, _ evenIfCopied: Bool) throws -> ServedDatabase {
    // Before its tables are updated.
    if try store.content() != .nothing { try admit(store.facts(), evenIfCopied: evenIfCopied) }
    try store.prepare()
    if let holder = try store.claim() { throw CommandError.served(path: name, by: holder) }
    try admit(store.facts(), evenIfCopied: evenIfCopied)
    return ServedDatabase(database: .postgres(store), lock: nil)
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
