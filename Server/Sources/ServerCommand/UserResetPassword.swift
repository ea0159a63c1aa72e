import API
package import ArgumentParser

/// The command `user reset-password`.
package struct UserResetPassword: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Give an account another password and end all its sessions.")

  @Argument(help: "The user name or the id.")
  var username: String

  @Flag(help: "Read the password from standard input, instead of making one and printing it.")
  var stdin = false

  @OptionGroup var database: DatabaseOptions

  static let prompt = "Type the new password, which is not shown."

  package init() {}

  package func run() async throws {
    try await reporting {
      let given = stdin ? SecretInput.line(prompt: Self.prompt) ?? "" : nil
      let password = try await database.atDesk { desk throws(AccountDeskError) in
        try await desk.resetPassword(of: username, to: given)
      }
      print(given == nil ? password : "The password is changed.")
    }
  }
}
