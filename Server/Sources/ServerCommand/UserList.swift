import API
package import ArgumentParser
import Domain
import Foundation

/// The command `user list`.
package struct UserList: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      """
      List each account with its registration, sessions, last use, megabytes and recovery codes, separated by tabs.
      """,
    discussion: """
      An account without a name has “-” in its place, as has one without a recovery code for when that was made. \
      How much all have together is said on standard error.
      """)

  @Flag(help: "List only accounts without a name, with what is kept for them.")
  var unnamed = false

  @OptionGroup var database: DatabaseOptions

  static let unnamedHeading = "id\tmade\tlast used\tplayers\tgames\tmegabytes"

  package init() {}

  package func run() async throws {
    try await reporting {
      try await unnamed ? listUnnamed() : listAll()
    }
  }

  private func listAll() async throws(CommandError) {
    let accounts = try await database.readingAtDesk { desk throws(AccountDeskError) in
      try await desk.accounts()
    }
    print("username\tregistered\tsessions\tlast used\tid\tmegabytes\trecovery codes\tmade")
    for account in accounts { print(account.line) }
    try remarkTotal(of: accounts.map(\.byteCount))
  }

  private func listUnnamed() async throws(CommandError) {
    let accounts = try await database.readingAtDesk { desk throws(AccountDeskError) in
      try await desk.unnamedAccounts()
    }
    print(Self.unnamedHeading)
    for account in accounts { print(account.line) }
    try remarkTotal(of: accounts.map(\.byteCount))
  }

  private func remarkTotal(of byteCounts: [Int]) throws(CommandError) {
    remark("\(byteCounts.count) account(s) have \(byteCounts.reduce(0, +).megabytes) MB together.")
    for line in DatabaseFigures(of: try database.place())?.lines ?? [] { remark(line) }
  }
}

extension AccountDesk.Summary {
  fileprivate var line: String {
    [
      username?.plain ?? "-", createdAt.text, String(sessionCount), lastUsedAt?.text ?? "-",
      id.uuidString, byteCount.megabytes, String(entrances.recoveryCodes.count),
      entrances.recoveryCodes.map { $0?.text ?? "unknown" }.max() ?? "-",
    ].joined(separator: "\t")
  }
}

extension AccountDesk.UnnamedSummary {
  var line: String {
    [
      id.uuidString, createdAt.text, lastUsedAt.text, String(playerCount), String(gatherCount),
      byteCount.megabytes,
    ].joined(separator: "\t")
  }
}

extension Instant {
  fileprivate var text: String {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000).ISO8601Format()
  }
}

extension String {
  /// The text without signs that steer a terminal or change the order of others.
  var plain: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: "?"
          default: scalar
          }
        }))
  }
}
