import ChangeStore
import Foundation

// Databases that no server uses meanwhile.
extension DatabasePlace {
  /// Whether a place must have a database already.
  enum Expectation: Equatable {
    case data
    /// A file whose data went elsewhere is set aside, if `settingAside`.
    case nothing(settingAside: Bool)
  }

  /// Opens a database and keeps servers away from it until it is ended.
  ///
  /// Where nothing is expected, an empty database is made, and what another program wrote is refused
  /// before anything is changed.
  /// - Throws: `CommandError.served` when a server has it.
  func openAlone(expecting expectation: Expectation) throws(CommandError) -> ServedDatabase {
    try failing {
      switch self {
      case .file(let path):
        let isThere = FileManager.default.fileExists(atPath: path)
        guard isThere || expectation != .data else { throw CommandError.noDatabase(path: path) }
        var lock = try lockFile(path)
        do {
          let facts = isThere ? try SQLiteStore.facts(ofFileAt: path) : nil
          try check(facts?.content ?? .nothing, expectation)
          if facts?.copiedAway != nil, expectation == .nothing(settingAside: true) {
            try setAside(path)
            lock.release()
            lock = try lockFile(path)
          }
          return ServedDatabase(database: .sqlite(try SQLiteStore(path: path)), lock: lock)
        } catch {
          lock.release()
          throw error
        }
      case .server(let address):
        let store = PostgresStore(address: address.text)
        if let holder = try store.claim(.alone) {
          throw CommandError.served(path: name, by: holder)
        }
        try check(store.content(), expectation)
        try store.prepare()
        return ServedDatabase(database: .postgres(store), lock: nil)
      }
    }
  }

  private func setAside(_ path: String) throws {
    let former = FormerDatabases.path(besideDatabaseAt: path, at: Date())
    try SQLiteStore.setAside(fileAt: path, as: former)
    tell("Kept what was there as \(former).")
  }

  private func check(_ content: DatabaseContent, _ expectation: Expectation) throws {
    switch content {
    case .ours, .older: return
    case .nothing where expectation != .data: return
    case .nothing: throw CommandError.noDatabase(path: name)
    case .newerVersion: throw StorageError.newerVersion
    case .foreign: throw CommandError.foreignDatabase(path: name)
    }
  }
}
