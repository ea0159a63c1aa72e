import API
package import ArgumentParser
import Domain

/// The command `user name`.
package struct UserName: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "name",
    abstract: "Give an account without a name one, with a password, and keep its sessions.")

  @Argument(help: "The account's id, as “user list --unnamed” tells it.")
  var id: String

  @Argument(help: "The user name that it gets.")
  var username: String

  @Flag(help: "Read the password from standard input, instead of making one and printing it.")
  var stdin = false

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let name = try name()
      let given = stdin ? SecretInput.line(prompt: UserResetPassword.prompt) ?? "" : nil
      let password = try await database.atDesk { desk throws(AccountDeskError) in
        try await desk.name(id, name, password: given)
      }
      print(given == nil ? password : "The account has a name and a password.")
    }
  }

  private func name() throws(CommandError) -> Username {
    do throws(UsernameError) {
      return try Username(username)
    } catch {
      throw .malformedName(username.plain)
    }
  }
}
