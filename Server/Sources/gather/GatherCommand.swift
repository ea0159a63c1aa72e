import ArgumentParser

/// The command line of Football Gather.
@main
struct GatherCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gather",
    abstract: "Football Gather: keeps squads and gathers, and carries them between phones.",
    subcommands: [Serve.self, Backup.self, Check.self])
}

/// Where the database is.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help: "The database file. (GATHER_DATABASE; default: data/gather.sqlite)",
    completion: .file())
  var database: String?

  func path() throws(CommandFailure) -> String {
    try Setting.resolve(database, variable: "GATHER_DATABASE", default: "data/gather.sqlite")
  }
}
