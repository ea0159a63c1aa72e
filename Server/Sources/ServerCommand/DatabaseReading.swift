import API
import ChangeStore
import Foundation

/// A database from which a command reads, without changing anything there.
enum DatabaseReading {
  /// A copy of a file of SQLite.
  case file(PrivateCopy)
  /// A PostgreSQL database that takes no writes from this process.
  case server(PostgresStore)

  /// The errors that the database itself finds, a line for each.
  func problems() throws(StorageError) -> [String] {
    switch self {
    case .file(let copy): try copy.integrityProblems()
    // PostgreSQL has programs of its own for this, such as pg_amcheck.
    case .server: []
    }
  }

  func store() throws(StorageError) -> any Store {
    switch self {
    case .file(let copy): try copy.store()
    case .server(let store): store
    }
  }

  func end() {
    switch self {
    case .file(let copy): copy.remove()
    case .server(let store): store.close()
    }
  }
}

extension DatabasePlace {
  /// Opens a database that exists for reading alone, and says so when an earlier build wrote it.
  ///
  /// Neither its content nor its tables change, nor does any file beside it.
  func openToRead(evenIfCopied: Bool) throws(CommandError) -> DatabaseReading {
    switch self {
    case .file(let path):
      let facts = try factsOfFile(at: path, evenIfCopied: evenIfCopied)
      sayAge(of: facts.content)
      do throws(StorageError) {
        return .file(try PrivateCopy(of: path))
      } catch {
        throw error == .full ? .noRoomForCopy : .storage(error, path: path)
      }
    case .server(let address):
      return .server(
        try openToRead(PostgresStore(address: address.text, onlyReads: true), evenIfCopied))
    }
  }

  private func openToRead(
    _ store: PostgresStore, _ evenIfCopied: Bool
  ) throws(CommandError) -> PostgresStore {
    try failing {
      let facts = try store.facts()
      try requireData(in: facts.content)
      try admit(facts, evenIfCopied: evenIfCopied)
      if case .older(let tables) = facts.content {
        throw CommandError.olderTables(tables, path: name)
      }
      if let holder = try store.claim() { throw CommandError.served(path: name, by: holder) }
      return store
    }
  }

  /// Says by which builds a file can be used that an earlier one wrote.
  func sayAge(of content: DatabaseContent) {
    guard case .older(let tables) = content else { return }
    complain("\(tables.message(path: name)) It was only read.")
  }
}
