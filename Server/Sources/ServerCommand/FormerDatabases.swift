import ChangeStore
import Foundation
import Logging
import ServiceLifecycle

/// Removes what a restore has replaced, some time after it, because it still has what deleted accounts had.
///
/// A server does so for its database, at the start and each hour.
struct FormerDatabases: Service {
  /// The days for which what was replaced is kept.
  static let days = 30

  let database: String
  let logger: Logger

  func run() async throws {
    // None runs: a restore and a server exclude each other.
    SQLiteRestore.removeUnfinished(ofDatabaseAt: database)
    await cancelWhenGracefulShutdown {
      repeat { removeEnded() } while (try? await Task.sleep(for: .seconds(3_600))) != nil
    }
  }

  private func removeEnded() {
    for path in Self.ended(besideDatabaseAt: database, at: Date()) {
      do {
        try FileManager.default.removeItem(atPath: path)
        logger.notice("Removed what a restore had replaced", metadata: ["file": "\(path)"])
      } catch {
        logger.error("What a restore had replaced cannot be removed", metadata: ["file": "\(path)"])
      }
    }
  }
}

extension FormerDatabases {
  /// The name under which a restore keeps what it replaces.
  static func path(besideDatabaseAt database: String, at time: Date) -> String {
    file(ofDatabaseAt: database).path + ".replaced-\(time.nameOfFile)"
  }

  /// All files that restores of a database have left, in the order of time.
  static func all(besideDatabaseAt database: String) -> [String] {
    left(besideDatabaseAt: database) { _ in true }
  }

  /// Those whose time is over.
  static func ended(besideDatabaseAt database: String, at now: Date) -> [String] {
    let oldest = now.addingTimeInterval(-Double(days) * 86_400).nameOfFile
    return left(besideDatabaseAt: database) { $0 < oldest }
  }

  private static func left(
    besideDatabaseAt database: String, where matches: (_ time: Substring) -> Bool
  ) -> [String] {
    let database = file(ofDatabaseAt: database)
    let folder = database.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      guard name.hasPrefix(database.lastPathComponent),
        let rest = name.dropFirst(database.lastPathComponent.count)
          .wholeMatch(of: /\.replaced-([0-9]{8}T[0-9]{6}Z)(-wal|-shm)?/)
      else { return false }
      return matches(rest.1)
    }.map { folder.appendingPathComponent($0).path }
  }

  /// What a symbolic link leads to, which is the file that a restore replaces.
  private static func file(ofDatabaseAt path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }
}
