import API
package import ArgumentParser

/// The command `user add`.
package struct UserAdd: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Make an account with a name and a password, also while registration is closed.")

  @Argument(help: "The user name.")
  var username: String

  @OptionGroup var password: NewPasswordOptions

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let name = try CommandError.username(username)
      let given = password.typed()
      let made = try await database.atDesk { desk throws(AccountDeskError) in
        try await desk.add(name, password: given)
      }
      print(password.line(made, "The account is made."))
    }
  }
}
