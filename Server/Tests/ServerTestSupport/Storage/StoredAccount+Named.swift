package import ChangeStore
package import Domain

extension StoredAccount {
  /// Makes an account with a name.
  package init(
    id: Account.ID, username: Username, usernameKey: String, passwordHash: String, squad: Squad.ID,
    createdAt: Instant
  ) {
    let login = StoredLogin(
      username: username, usernameKey: usernameKey, passwordHash: passwordHash)
    self.init(id: id, login: login, squad: squad, createdAt: createdAt)
  }
}
