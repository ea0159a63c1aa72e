import API
import ArgumentParser
import Logging
import SampleServices
import ServerCommand

/// The command line of Football Gather together with its samples.
@main
struct SamplesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Football Gather and the web services that its small samples ask.",
    version: ProgramVersion.text,
    subcommands: [Serve.self, Backup.self, Check.self, User.self])

  static func main() async {
    await launch(
      Self.self, knowing: Settings.all + ClockOptions.settings + MovieOptions.settings)
  }
}

/// `samples serve`: like `gather serve`, with the samples' services below `/samples/`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the server with the samples' services until SIGTERM or SIGINT.",
    discussion: """
      Each option can also be given as the environment variable in its description; where both are given, the option \
      counts.
      """)

  @OptionGroup var options: ServeOptions

  @OptionGroup var clock: ClockOptions

  @OptionGroup var movies: MovieOptions

  func run() async throws {
    let (worldClock, movieDatabase) = try await reporting {
      (try clock.worldClock(), try movies.movieDatabase())
    }
    try await options.serve { logger in
      do throws(CatalogueError) {
        return try SampleServices(worldClock: worldClock, movieDatabase: movieDatabase)
      } catch {
        // The app does not need the samples' services.
        logger.error("The samples have no services: \(error.sentence)")
        return nil
      }
    }
  }
}

extension CatalogueError {
  fileprivate var sentence: String {
    switch self {
    case .database(let code):
      "this SQLite cannot search text (code \(code)); install one that was built with FTS5."
    case .malformedTable(let line):
      "the films within this program are damaged (line \(line)); build it again."
    }
  }
}
