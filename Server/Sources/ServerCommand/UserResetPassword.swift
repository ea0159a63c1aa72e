import API
package import ArgumentParser

/// The command `user reset-password`.
package struct UserResetPassword: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Give an account another password and end all else that lets anyone in.",
    discussion: """
      Ends its sessions, the recovery code that was written down and the codes for another phone, and says how \
      many there were. Links that others were given stay, unless --links is given.
      """)

  @Argument(help: "The user name or the id.")
  var username: String

  @OptionGroup var password: NewPasswordOptions

  @Flag(
    help: """
      Also turn off all links: those to follow, to keep the score and to answer, with their calendars, and those to \
      tables.
      """)
  var links = false

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let given = password.typed()
      try await database.atDesk { desk throws(AccountDeskError) in
        let lockout = try await desk.resetPassword(of: username, to: given)
        print(password.line(lockout.password, "The password is changed."))
        print(lockout.line)
        // Last, so that no phone that was inside makes another link.
        if links {
          let count = try await desk.turnOffLinks(of: username)
          print("Turned off: \(counted(count, "link")).")
        } else {
          print("Links stay; “user reset-password NAME --links” turns them off.")
        }
      }
    }
  }
}

extension AccountDesk.Lockout {
  /// What ended, in numbers, and what did not.
  var line: String {
    guard let ended else {
      return
        "Nothing ended: phones that have the account keep it. To lock a lost phone out, use “user reset-password”."
    }
    let list = [
      counted(ended.sessions.count, "session"), counted(ended.recoveryCodes.count, "recovery code"),
      counted(ended.joinCodeCount, "code for another phone", "codes for another phone"),
    ]
    return "Ended: \(list.joined(separator: ", "))."
  }
}

private func counted(_ count: Int, _ thing: String, _ things: String? = nil) -> String {
  "\(count) \(count == 1 ? thing : things ?? thing + "s")"
}
