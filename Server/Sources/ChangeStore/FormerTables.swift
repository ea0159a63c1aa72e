/// The tables of a database that an earlier build of this program wrote, by their number.
package struct FormerTables: Hashable, Sendable {
  /// The number of the last migration that the database went through.
  package let number: Int
  /// The number of the tables that this program makes.
  package let latest: Int
  /// The day since which builds make tables of this number, such as `2026-11-24`.
  package let since: String
  /// The day since which builds make others; `nil` when only this program does.
  package let until: String?

  /// - Parameters:
  ///   - number: The number of the last migration.
  ///   - days: The days on which each migration came, from the first.
  init(number: Int, days: [String]) {
    self.number = number
    latest = days.count
    since = days.indices.contains(number - 1) ? days[number - 1] : "2026-11-21"
    until = days.indices.contains(number) ? days[number] : nil
  }
}
