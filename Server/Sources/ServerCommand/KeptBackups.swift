import Foundation

/// The backups in a folder, of which the last ones are kept.
enum KeptBackups {
  /// A name that sorts by the time in it.
  static func name(at time: String) -> String { "gather-\(time).sqlite" }

  /// The time in the name of a backup.
  static func time(of path: String) -> Date? {
    let text = path.suffix("20261123T031500Z.sqlite".count).dropLast(".sqlite".count)
    return try? Date(
      String(text), strategy: .iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
  }

  /// The backups among all files of the folder, from the oldest to the newest.
  static func sorted(_ names: [String]) -> [String] { names.filter(isBackup).sorted() }

  /// The names, among those of all files of the folder, that are not among the last.
  static func outdated(_ names: [String], keeping count: Int) -> [String] {
    sorted(names).dropLast(count)
  }

  /// The names of what was written before a time and never completed.
  static func unfinished(_ names: [String], before time: String) -> [String] {
    names.filter { name in
      guard
        let match = name.wholeMatch(of: /(gather-[0-9]{8}T[0-9]{6}Z\.sqlite)\.partial(-journal)?/)
      else { return false }
      return match.1 < Self.name(at: time)
    }
  }

  /// Only names that `name(at:)` makes, so that no other file is ever removed.
  static func isBackup(_ name: String) -> Bool {
    name.wholeMatch(of: /gather-[0-9]{8}T[0-9]{6}Z\.sqlite/) != nil
  }
}
