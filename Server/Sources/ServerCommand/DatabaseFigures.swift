import ChangeStore
import Foundation
import PrometheusMetrics

/// What an operator watches of a file of SQLite: its size, the room on its disk, and its last backup.
struct DatabaseFigures {
  /// The bytes of the file and its write-ahead log.
  let byteCount: Int
  /// The bytes that are free on its disk; `nil` when the system does not say.
  let freeByteCount: Int?
  /// The folder of its backups; `nil` for a backup itself.
  let backups: String?
  /// `nil` when there is none.
  let lastBackup: LastBackup?

  /// Reads the figures of a file; `nil` when there is none.
  init?(ofDatabaseAt path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let size = Self.size(of: path) else { return nil }
    byteCount = size + (Self.size(of: path + "-wal") ?? 0)
    freeByteCount = Disk.free(besideFileAt: path)
    let name = URL(fileURLWithPath: path).lastPathComponent
    backups = KeptBackups.isBackup(name) ? nil : LastBackup.folder(besideDatabaseAt: path).path
    lastBackup = LastBackup(ofDatabaseAt: path)
  }

  /// The figures of a database; `nil` for one of PostgreSQL, whose own programs tell them.
  init?(of place: DatabasePlace) {
    guard case .file(let path) = place else { return nil }
    self.init(ofDatabaseAt: path)
  }

  private static func size(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int
  }
}

extension DatabaseFigures {
  /// Lines for the operator.
  var lines: [String] {
    let free = freeByteCount.map { "\($0.megabytes) MB are free on its disk" }
    let size = "The database has \(byteCount.megabytes) MB" + (free.map { "; \($0)." } ?? ".")
    guard let backups else { return [size] }
    guard let lastBackup else { return [size, "There is no backup in \(backups)."] }
    return [size, "The last backup is of \(lastBackup.time.ISO8601Format()): \(lastBackup.path)."]
  }

  /// What a scrape of the metrics reads.
  func families(at now: Date) -> [MetricFamily] {
    let age = lastBackup.map { now.timeIntervalSince($0.time) }
    let free = freeByteCount.map { free in
      MetricFamily(
        "gather_database_disk_free_bytes", help: "Bytes that are free on the database's disk.",
        kind: .gauge, samples: [.init(Double(free))])
    }
    return [
      MetricFamily(
        "gather_database_bytes", help: "Bytes of the database's file and its write-ahead log.",
        kind: .gauge, samples: [.init(Double(byteCount))]),
      // Infinite, so that an alert of an age also finds a server that never had a backup.
      MetricFamily(
        "gather_last_backup_age_seconds",
        help:
          "Age of the newest backup in the folder beside the database; infinite when there is none.",
        kind: .gauge, samples: [.init(age ?? .infinity)]),
    ] + (free.map { [$0] } ?? [])
  }
}

extension Int {
  /// A number of bytes in megabytes, with two decimals.
  var megabytes: String { String(format: "%.2f", Double(self) / 1_000_000) }
}
