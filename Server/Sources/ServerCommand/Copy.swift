package import ArgumentParser
import ChangeStore
import Domain
import Foundation

/// The command `copy`: moves everything to another database.
package struct Copy: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Copy everything to another database, from SQLite to PostgreSQL or back.",
    discussion: """
      No server may run meanwhile. When the command was interrupted, run it again: it goes on. At the \
      end it reads both databases again and compares them. Then sessions continue at the copy alone.
      """)

  @Option(
    help: "The database to copy: a file of SQLite or the address of a PostgreSQL database.",
    completion: .file())
  var from: String

  @Option(
    help: """
      The empty database that becomes the copy. A file whose data was copied away before is kept beside it, under a \
      name with the time.
      """, completion: .file())
  var to: String

  @Flag(help: "Copy a database all the same whose data went to another place before.")
  var evenIfCopied = false

  package init() {}

  package func run() async throws {
    try await reporting {
      let (from, to) = (try DatabasePlace(from), try DatabasePlace(to))
      guard !from.isSame(as: to) else { throw CommandError.copiedOntoItself(path: from.name) }
      let source = try from.openAlone(expecting: .data)
      try from.checkSoundness(of: source.database)
      let mayCopy =
        try evenIfCopied || from.failing { try source.database.facts().copiedAway } == nil
      let destination = try to.openAlone(expecting: .nothing(settingAside: mayCopy))
      try await copy(from, source.database, to, destination.database)
      try to.failing { try destination.end() }
      try from.failing { try source.end() }
    }
  }

  private func copy(
    _ from: DatabasePlace, _ source: OpenDatabase, _ to: DatabasePlace,
    _ destination: OpenDatabase
  ) async throws(CommandError) {
    var generator = SystemRandomNumberGenerator()
    let copy = DatabaseCopy(from: source.rows, to: destination.rows, called: to.fullName)
    do throws(CopyError) {
      let counts = try await copy.run(
        id: .random(using: &generator), evenIfCopied: evenIfCopied
      ) { table, count in
        tell("Copied \(table.rawValue): \(count)")
      }
      let total = counts.values.reduce(0, +)
      tell("Read both again: \(total) rows are equal. Serve \(to.name) from now on.")
      tell("\(from.name) knows that it was copied there; remove it when nothing is missing.")
    } catch {
      throw .copy(error, from: from.name, to: to.name)
    }
  }
}

extension DatabasePlace {
  /// What another place calls this one; a file by its whole path.
  fileprivate var fullName: String {
    switch self {
    case .file(let path): URL(fileURLWithPath: path).standardizedFileURL.path
    case .server: name
    }
  }

  /// Whether both are one place, as far as their names tell; files by whatever path.
  fileprivate func isSame(as other: Self) -> Bool {
    guard case .file(let path) = self, case .file(let otherPath) = other,
      let file = FileIdentity(ofFileAt: path)
    else { return self == other }
    return file == FileIdentity(ofFileAt: otherPath)
  }

  /// Throws `CommandError.damaged` for a file in which SQLite finds errors.
  fileprivate func checkSoundness(of database: OpenDatabase) throws(CommandError) {
    guard case .sqlite(let store) = database else { return }
    let problems = try failing { try store.integrityProblems() }
    for problem in problems { tell(problem) }
    guard problems.isEmpty else { throw .damaged(findings: problems.count) }
  }
}

extension OpenDatabase {
  fileprivate var rows: any CopyableStore {
    switch self {
    case .sqlite(let store): store
    case .postgres(let store): store
    }
  }
}
