import ChangeStore
import Foundation

// What must be so before a command acts on a database.
extension DatabasePlace {
  /// Throws when a command must not act on a database, such as on one whose data went elsewhere.
  func admit(_ facts: DatabaseFacts, evenIfCopied: Bool) throws(CommandError) {
    guard facts.content != .newerVersion else { throw .storage(.newerVersion, path: name) }
    guard !facts.isUnfinishedCopy else { throw .unfinishedCopy(path: name) }
    guard let copy = facts.copiedAway, !evenIfCopied else { return }
    throw .copiedAway(path: name, to: copy.place)
  }

  /// Throws unless a database has tables of this program.
  func requireData(in content: DatabaseContent) throws(CommandError) {
    switch content {
    case .ours, .older, .newerVersion: return
    case .nothing: throw .noDatabase(path: name)
    case .foreign: throw .foreignDatabase(path: name)
    }
  }

  /// The facts of a file that is there, on which a command may act.
  /// - Throws: `CommandError`, such as `.noDatabase` and `.unreadable`.
  func factsOfFile(
    at path: String, evenIfCopied: Bool
  ) throws(CommandError) -> DatabaseFacts {
    switch FileAccess(of: path) {
    case .missing: throw .noDatabase(path: path)
    case .denied: throw .unreadable(path: path)
    case .readable: break
    }
    let facts = try failing { try SQLiteStore.facts(ofFileAt: path) }
    try requireData(in: facts.content)
    try admit(facts, evenIfCopied: evenIfCopied)
    return facts
  }
}

/// Whether this process may read a file.
enum FileAccess {
  case readable, missing, denied

  init(of path: String) {
    guard access(path, R_OK) != 0 else {
      self = .readable
      return
    }
    // Where a folder on the way is closed, it is not known whether the file is there.
    self = errno == EACCES || errno == EPERM ? .denied : .missing
  }
}
