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
      Serve.self, Backup.self, Restore.self, Check.self, Copy.self, User.self,
    ])
}

/// `gather serve`: runs the server until SIGTERM or SIGINT.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the server until SIGTERM or SIGINT.",
    discussion: "Each option can also be given as the environment variable in its description.")

  @OptionGroup var options: ServeOptions

  func run() async throws { try await options.serve() }
}
