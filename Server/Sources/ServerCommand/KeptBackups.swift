/// The backups in a folder, of which the last ones are kept.
enum KeptBackups {
  /// A name that sorts by the time in it.
  static func name(at time: String) -> String { "gather-\(time).sqlite" }

  /// The names, among those of all files of the folder, that are not among the last.
  static func outdated(_ names: [String], keeping count: Int) -> [String] {
    names.filter(isBackup).sorted().dropLast(count)
  }

  /// Only names that `name(at:)` makes, so that no other file is ever removed.
  private static func isBackup(_ name: String) -> Bool {
    name.wholeMatch(of: /gather-[0-9]{8}T[0-9]{6}Z\.sqlite/) != nil
  }
}
