package import ArgumentParser

/// The hidden command `settings`, which prints the table of settings in docs/HOSTING.md.
package struct ListSettings: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Print all settings as a table in Markdown.",
    shouldDisplay: false)

  package init() {}

  package func run() {
    print("| setting | default | what it is |\n|---|---|---|")
    for setting in Settings.all { print(setting.row) }
  }
}
