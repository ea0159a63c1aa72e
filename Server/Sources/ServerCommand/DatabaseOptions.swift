package import ArgumentParser

/// Where the database is.
package struct DatabaseOptions: ParsableArguments {
  @Option(help: "The database file. \(Settings.database.help)", completion: .file())
  package var database: String?

  /// Makes the options without values.
  package init() {}

  /// The file that was chosen.
  package func path() throws(CommandError) -> String { try Settings.database.value(database) }
}
