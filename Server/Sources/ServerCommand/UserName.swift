import API
package import ArgumentParser
import Domain

/// The command `user name`.
package struct UserName: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "name",
    abstract: "Give an account without a name one, with a password.",
    discussion: "Phones that have the account keep it, unless --lost-phone is given.")

  @Argument(help: "The account's id, as “user list --unnamed” shows it.")
  var id: String

  @Argument(help: "The user name that it gets.")
  var username: String

  @OptionGroup var password: NewPasswordOptions

  @Flag(
    help: """
      Also end all else that lets anyone in: the sessions of its phones, the recovery code and the codes for another \
      phone.
      """)
  var lostPhone = false

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let name = try CommandError.username(username)
      let given = password.typed()
      let lockout = try await database.atDesk { desk throws(AccountDeskError) in
        try await desk.name(id, name, password: given, isPhoneLost: lostPhone)
      }
      print(password.line(lockout.password, "The account has a name and a password."))
      print(lockout.line)
    }
  }
}

extension CommandError {
  /// Reads a user name that the operator typed.
  static func username(_ text: String) throws(CommandError) -> Username {
    do throws(UsernameError) {
      return try Username(text)
    } catch {
      throw .malformedName(text.plain)
    }
  }
}
