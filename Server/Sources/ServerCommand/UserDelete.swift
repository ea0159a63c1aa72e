import API
package import ArgumentParser

/// The command `user delete`.
package struct UserDelete: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete an account with all its data, or all unnamed ones that are unused.",
    discussion: """
      Asks for the name or id of the one account again, on standard input. With --unnamed it says \
      which accounts it would delete, and deletes them with --yes.
      """)

  @Argument(help: "The user name or the id.")
  var account: String?

  @Flag(help: "Delete accounts without a name, with --unused-days.")
  var unnamed = false

  @Option(help: "With --unnamed, the days for which an account was not used, such as 400.")
  var unusedDays: Int?

  @Flag(help: "With --unnamed, delete what would else only be listed.")
  var yes = false

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      switch (account, unnamed, unusedDays) {
      case (let account?, false, nil) where !yes: try await delete(account)
      case (nil, true, let days?): try await deleteUnnamed(unusedFor: days)
      default: throw CommandError.namelessDeletion
      }
    }
  }

  private func delete(_ account: String) async throws {
    // Nothing is asked about a place that is none.
    _ = try database.place()
    print("Type the user name or id again to delete the account with all its data.")
    guard readLine() == account else { throw CommandError.notConfirmed }
    try await database.atDesk { desk throws(AccountDeskError) in
      try await desk.delete(account)
    }
    print("The account is deleted.")
  }

  private func deleteUnnamed(unusedFor days: Int) async throws {
    guard (1...36_500).contains(days) else { throw CommandError.noSuchAge(days) }
    guard yes else {
      let count = try await database.readingAtDesk { desk throws(AccountDeskError) in
        try await Self.listUnused(days, at: desk).count
      }
      print("\(count) would be deleted; add --yes to do so.")
      return
    }
    try await database.atDesk { desk throws(AccountDeskError) in
      var count = 0
      for account in try await Self.listUnused(days, at: desk)
      where try await desk.delete(account) { count += 1 }
      print("\(count) are deleted.")
    }
  }

  private static func listUnused(
    _ days: Int, at desk: AccountDesk
  ) async throws(AccountDeskError) -> [AccountDesk.UnnamedSummary] {
    let unused = try await desk.unnamedAccounts(unusedForDays: days)
    print(UserList.unnamedHeading)
    for account in unused { print(account.line) }
    return unused
  }
}
