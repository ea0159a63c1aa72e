import API
package import ArgumentParser

/// The command `user delete`.
package struct UserDelete: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete an account with all its data.",
    discussion: "Asks for the user name again, on standard input.")

  @Argument(help: "The user name.")
  var username: String

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      print("Type the user name again to delete the account with all its data.")
      guard readLine() == username else { throw CommandError.notConfirmed }
      try await database.atDesk { desk throws(AccountDeskError) in
        try await desk.delete(username)
      }
      print("The account is deleted.")
    }
  }
}
