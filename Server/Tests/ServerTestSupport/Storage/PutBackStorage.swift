package import ChangeStore
import Foundation

/// Storage that is put back to an earlier state as a machine's snapshot does it, without a word to the program.
package struct PutBackStorage: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A folder that was copied by `cp -a` after the server had stopped.
    case folder
    /// A folder that was copied while the server ran, with what was not yet in the main file.
    case runningFolder
    /// Rows of PostgreSQL, put back into the same tables.
    case postgres

    /// All, but PostgreSQL only where there is a server for tests.
    package static let allCases: [Self] =
      TestPostgres.isThere ? [.folder, .runningFolder, .postgres] : [.folder, .runningFolder]
  }

  private let kind: Kind
  private let folder = Result { try TemporaryFolder() }

  package init(_ kind: Kind) { self.kind = kind }

  private var live: String { get throws { try folder.get().file("live") } }
  private var copy: String { get throws { try folder.get().file("copy") } }

  /// Opens what is there now.
  package func open() throws -> any ServedStore {
    switch kind {
    case .folder, .runningFolder:
      try FileManager.default.createDirectory(atPath: live, withIntermediateDirectories: true)
      return try SQLiteStore(path: live + "/gather.sqlite")
    case .postgres:
      return try TestPostgres.makeStore(
        in: folder.get(), squadByteLimits: SquadByteLimits(named: .max))
    }
  }

  /// Closes storage that was opened.
  package func close(_ store: any ServedStore) throws {
    try (store as? SQLiteStore)?.close()
    (store as? PostgresStore)?.close()
  }

  /// Makes the copy at the end of what a server does, when its kind allows that.
  package func copyWhileServing() throws {
    if kind == .runningFolder { try run("cp", "-a", live, copy) }
  }

  /// Makes the copy after the server has stopped.
  package func copyWhenStopped() throws {
    switch kind {
    case .folder: try run("cp", "-a", live, copy)
    case .runningFolder: break
    case .postgres: try TestPostgres.keepRows(in: folder.get())
    }
  }

  /// Puts the copy in the place of what is there.
  package func putBack() throws {
    switch kind {
    case .folder, .runningFolder:
      try FileManager.default.removeItem(atPath: live)
      try run("cp", "-a", copy, live)
    case .postgres: try TestPostgres.putRowsBack(in: folder.get())
    }
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
