/// A database file that an earlier version of this program wrote, which each later one must read.
///
/// Each migration of the schema adds a file and never changes an old one. In each file, Ann's
/// password is "secret".
package enum FormerDatabase: String, CaseIterable, Sendable {
  /// Written after the migration that added the epoch.
  case version2 = "version-2.sqlite"
  /// Written after the migration that counts the bytes of squads.
  case version4 = "version-4.sqlite"
  /// Written after the migration that compares what names look like.
  case version6 = "version-6.sqlite"
  /// Written after the migration that added the addresses of links.
  case version7 = "version-7.sqlite"
  /// Written after the migration that tells changes by links from those of accounts.
  case version8 = "version-8.sqlite"
  /// Written after the migration that added accounts without a name, with one of these.
  case version11 = "version-11.sqlite"
  /// Written after the migration that tells when recovery codes were made.
  case version14 = "version-14.sqlite"
  /// Written after the migration that gives each change a checksum.
  case version15 = "version-15.sqlite"

  /// Written by the version of today.
  package static let latest = version15

  /// Copies the file into a folder, because opening it migrates it.
  /// - Returns: The path of the copy.
  package func copy(into folder: TemporaryFolder) throws -> String {
    try Fixture.copy(rawValue, into: folder)
  }
}
