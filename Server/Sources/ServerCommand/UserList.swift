import API
package import ArgumentParser
import Domain
import Foundation

/// The command `user list`.
package struct UserList: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List each account with its registration, sessions and last use, separated by tabs.")

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let accounts = try await database.atDesk { desk throws(AccountDeskError) in
        try await desk.accounts()
      }
      print("username\tregistered\tsessions\tlast used\tid")
      for account in accounts { print(account.line) }
    }
  }
}

extension AccountDesk.Summary {
  fileprivate var line: String {
    [
      username.plain, createdAt.text, String(sessionCount), lastUsedAt?.text ?? "-",
      id.uuidString,
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
