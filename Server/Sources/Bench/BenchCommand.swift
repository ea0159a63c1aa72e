import ArgumentParser

/// Measures the server, the log and the domain against their budgets.
@main
struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Bench",
    abstract: "Measures the server, the log and the domain against their budgets.",
    subcommands: [Compare.self, Histories.self, Bare.self],
    defaultSubcommand: Compare.self)
}
