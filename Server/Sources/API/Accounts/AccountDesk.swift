package import ChangeStore
package import Domain
import Wire

/// What the operator of a server does with accounts, also while the server runs.
///
/// A running server asks its storage at each login, so another password is good at once. It reads
/// tokens again within a minute, so sessions that end here end there within that time, and their
/// live streams at the next heartbeat.
package struct AccountDesk: Sendable {
  private let store: any AccountStore
  private let environment: ServerEnvironment
  private let hasher: PasswordHasher

  package init(
    store: any AccountStore, environment: ServerEnvironment = .real,
    cost: PasswordCost = .recommended
  ) {
    self.store = store
    self.environment = environment
    hasher = PasswordHasher(cost: cost, environment: environment)
  }

  /// An account with what tells whether it is used.
  package struct Summary: Sendable {
    package let id: Account.ID
    package let username: String
    package let createdAt: Instant
    package let sessionCount: Int
    /// `nil` without sessions.
    package let lastUsedAt: Instant?
  }

  /// All accounts, in the order of their registration.
  package func accounts() async throws(AccountDeskError) -> [Summary] {
    let now = environment.now()
    return try await reading { () async throws(StorageError) in
      var list: [Summary] = []
      for account in try await store.allAccounts() {
        let sessions = try await store.tokens(of: account.id).filter { now < $0.expiresAt }
        list.append(
          Summary(
            id: account.id, username: account.username.text, createdAt: account.createdAt,
            sessionCount: sessions.count, lastUsedAt: sessions.map(\.lastUsedAt).max()))
      }
      return list
    }
  }

  /// Gives an account another password, which is made when there is none, and ends all its sessions.
  /// - Returns: The password.
  /// - Throws: `AccountDeskError`; nothing is changed then.
  @discardableResult
  package func resetPassword(
    of username: String, to password: String? = nil
  ) async throws(AccountDeskError) -> String {
    let account = try await account(username)
    let password = password ?? madePassword()
    guard NewPassword.isLongEnough(password) else { throw .passwordTooShort }
    guard password.utf8.count <= Credentials.passwordByteLimit else { throw .passwordTooLong }
    guard !CommonPasswords.contains(password) else { throw .passwordCommon }
    let hash: String
    do throws(APIError) {
      let operatorsOwn = Applicant(address: ClientAddress("operator"), isOnKnownDevice: true)
      hash = try await hasher.hash(password, for: operatorsOwn)
    } catch {
      throw .noMemory
    }
    do throws(PasswordUpdateError) {
      try await store.replacePasswordHash(of: account, by: hash, keeping: [])
    } catch {
      switch error {
      case .changedMeanwhile: throw .changedMeanwhile
      case .storage(let error): throw .storage(error)
      }
    }
    return password
  }

  /// Deletes an account with all its data.
  package func delete(_ username: String) async throws(AccountDeskError) {
    let account = try await account(username)
    try await reading { () async throws(StorageError) in
      try await store.delete(account: account.id)
    }
  }
}

extension AccountDesk {
  private func account(_ username: String) async throws(AccountDeskError) -> StoredAccount {
    let account = try await reading { () async throws(StorageError) in
      try await store.account(
        usernameKey: Accounts.key(username), likeness: Likeness.of(username))
    }
    guard let account else { throw .noAccount }
    return account
  }

  /// Four groups of five letters and digits that are not taken for one another: 98 bits.
  private func madePassword() -> String {
    let signs = Array("abcdefghjkmnpqrstuvwxyz23456789")
    var generator = environment
    let groups = (1...4).map { _ in
      String((1...5).map { _ in signs[Int.random(in: signs.indices, using: &generator)] })
    }
    return groups.joined(separator: "-")
  }

  private func reading<Value>(
    _ body: () async throws(StorageError) -> Value
  ) async throws(AccountDeskError) -> Value {
    do throws(StorageError) {
      return try await body()
    } catch {
      throw .storage(error)
    }
  }
}

/// The reason why nothing was done to an account.
package enum AccountDeskError: Error, Hashable, Sendable {
  case noAccount
  case passwordTooShort, passwordTooLong, passwordCommon
  /// The account was deleted, or got another password, in the meantime.
  case changedMeanwhile
  /// There is not enough memory to hash a password.
  case noMemory
  case storage(StorageError)
}
