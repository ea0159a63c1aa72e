import ArgumentParser
import ServerCommand

/// The command line of Football Gather.
@main
struct GatherCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gather",
    abstract: "Football Gather: keeps squads and gathers, and carries them between phones.",
    version: ProgramVersion.text,
    subcommands: [
      Serve.self, Backup.self, Restore.self, Check.self, Copy.self, User.self, ListSettings.self,
    ])

  static func main() async { await launch(Self.self, knowing: Settings.all) }
}

/// `gather serve`: runs the server until SIGTERM or SIGINT.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the server until SIGTERM or SIGINT.",
    discussion: """
      Each option can also be given as the environment variable in its description; where both are given, the option \
      counts. Answers are yes, true, on or 1, or no, false, off or 0.
      """)

  @OptionGroup var options: ServeOptions

  func run() async throws { try await options.serve() }
}
