package import ArgumentParser

/// The command `user`: what the operator does with accounts.
package struct User: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract:
      "List, add or delete accounts, and give one a name or another password, also while the server runs.",
    discussion: """
      A running server takes another password at once, and ends old sessions within a minute and \
      their live streams within two. An account without a name is called by its id.
      """,
    subcommands: [
      UserList.self, UserAdd.self, UserName.self, UserResetPassword.self, UserDelete.self,
    ])

  package init() {}
}
