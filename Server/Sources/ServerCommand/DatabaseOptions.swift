package import ArgumentParser

/// The option that names the database.
package struct DatabaseOptions: ParsableArguments {
  @Option(help: "The database file. \(Settings.database.help)", completion: .file())
  package var database: String?

  package init() {}

  /// The path of the option, the environment variable or the default.
  package func path() throws(CommandError) -> String { try Settings.database.value(database) }
}
