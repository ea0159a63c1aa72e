package import ChangeStore
package import Domain
import Wire

/// What the operator of a server does with accounts, also while the server runs.
///
/// A running server asks its storage at each login, so another password is good at once. It reads
/// tokens again within a minute, so sessions that end here end there within that time, and their
/// live streams at the next heartbeat.
package struct AccountDesk: Sendable {
  let store: any AccountStore & ChangeLog
  let environment: ServerEnvironment
  private let hasher: PasswordHasher

  package init(
    store: any AccountStore & ChangeLog, environment: ServerEnvironment = .real,
    cost: PasswordCost = .recommended
  ) {
    self.store = store
    self.environment = environment
    hasher = PasswordHasher(cost: cost, environment: environment)
  }

  /// An account with what tells whether it is used.
  package struct Summary: Hashable, Sendable {
    package let id: Account.ID
    /// `nil` for an account without a name.
    package let username: String?
    package let createdAt: Instant
    package let entrances: Entrances
    package var sessionCount: Int { entrances.sessions.count }
    /// `nil` when no session and no key tells.
    package var lastUsedAt: Instant? { entrances.lastUsedAt }
    /// The bytes that are kept of its squad.
    package let byteCount: Int
  }

  /// What was done to an account that others may have got into.
  package struct Lockout: Hashable, Sendable {
    /// The password that lets its user in again.
    package let password: String
    /// What let devices in before; `nil` when it stays.
    package let ended: Entrances?
  }

  /// All accounts, in the order in which they were made.
  package func accounts() async throws(AccountDeskError) -> [Summary] {
    try await reading { () async throws(StorageError) in
      var list: [Summary] = []
      for account in try await store.allAccounts() { list.append(try await summary(of: account)) }
      return list
    }
  }

  /// Gives an account another password, which is made when there is none, and ends all else that lets devices in.
  /// - Parameters:
  ///   - subject: The account's name or id.
  ///   - password: The password; `nil` to make one.
  /// - Returns: The password, and what ended.
  /// - Throws: `AccountDeskError`; nothing is changed then.
  @discardableResult
  package func resetPassword(
    of subject: String, to password: String? = nil
  ) async throws(AccountDeskError) -> Lockout {
    let account = try await account(subject)
    guard account.login != nil else { throw .unnamed }
    let password = password ?? madePassword()
    let hash = try await hash(password)
    let ended = try await reading { () async throws(StorageError) in
      try await entrances(of: account)
    }
    do throws(PasswordUpdateError) {
      try await store.replacePasswordHash(of: account, by: hash, keeping: nil)
    } catch {
      switch error {
      case .changedMeanwhile: throw .changedMeanwhile
      case .storage(let error): throw .storage(error)
      }
    }
    return Lockout(password: password, ended: ended)
  }

  /// Makes an account with a name and a password, which is made when there is none; also while registration is closed.
  /// - Returns: The password.
  /// - Throws: `AccountDeskError`; nothing is stored then.
  @discardableResult
  package func add(
    _ username: Username, password: String? = nil
  ) async throws(AccountDeskError) -> String {
    let password = password ?? madePassword()
    let account = StoredAccount(
      id: environment.identifier(), login: try await login(username, password),
      squad: environment.identifier(), createdAt: environment.now())
    do throws(RegistrationError) {
      try await store.create(account)
    } catch {
      switch error {
      case .usernameTaken: throw .usernameTaken
      case .storage(let error): throw .storage(error)
      }
    }
    return password
  }

  /// Gives an account without a name one, with a password, which is made when there is none.
  /// - Parameters:
  ///   - subject: The account's id.
  ///   - username: The name.
  ///   - password: The password; `nil` to make one.
  ///   - isPhoneLost: Whether all else that lets devices in ends, because someone may have the only phone.
  /// - Returns: The password, and what ended.
  /// - Throws: `AccountDeskError`; nothing is changed then.
  @discardableResult
  package func name(
    _ subject: String, _ username: Username, password: String? = nil, isPhoneLost: Bool = false
  ) async throws(AccountDeskError) -> Lockout {
    let account = try await account(subject)
    if let login = account.login { throw .named(login.username.text) }
    let password = password ?? madePassword()
    let login = try await login(username, password)
    let inside = try await reading { () async throws(StorageError) in
      try await entrances(of: account)
    }
    do throws(NamingError) {
      try await store.name(account.id, login, endingEntrances: isPhoneLost)
    } catch {
      switch error {
      case .usernameTaken: throw .usernameTaken
      case .named(let name): throw .named(name.text)
      case .unknownAccount: throw .changedMeanwhile
      case .storage(let error): throw .storage(error)
      }
    }
    return Lockout(password: password, ended: isPhoneLost ? inside : nil)
  }

  /// Deletes an account, by its name or id, with all its data.
  package func delete(_ subject: String) async throws(AccountDeskError) {
    let account = try await account(subject)
    try await reading { () async throws(StorageError) in
      try await store.delete(account: account.id)
    }
  }
}

extension AccountDesk {
  func account(_ subject: String) async throws(AccountDeskError) -> StoredAccount {
    let account = try await reading { () async throws(StorageError) -> StoredAccount? in
      if let id = Account.ID(uuidString: subject), let account = try await store.account(id: id) {
        return account
      }
      return try await store.account(
        usernameKey: Accounts.key(subject), likeness: Likeness.of(subject))
    }
    guard let account else { throw .noAccount }
    return account
  }

  func summary(of account: StoredAccount) async throws(StorageError) -> Summary {
    Summary(
      id: account.id, username: account.login?.username.text, createdAt: account.createdAt,
      entrances: try await entrances(of: account),
      byteCount: try await store.byteCount(of: account.squad))
  }

  private func login(
    _ username: Username, _ password: String
  ) async throws(AccountDeskError) -> StoredLogin {
    StoredLogin(
      username: username, usernameKey: Accounts.key(username.text),
      passwordHash: try await hash(password))
  }

  private func hash(_ password: String) async throws(AccountDeskError) -> String {
    guard NewPassword.isLongEnough(password) else { throw .password(.tooShort) }
    guard password.utf8.count <= Credentials.passwordByteLimit else { throw .password(.tooLong) }
    guard !CommonPasswords.contains(password) else { throw .password(.common) }
    do throws(APIError) {
      let operatorsOwn = Applicant(address: ClientAddress("operator"), isOnKnownDevice: true)
      return try await hasher.hash(password, for: operatorsOwn)
    } catch {
      throw .noMemory
    }
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

  func reading<Value>(
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
  /// The account has no name, so it has no password.
  case unnamed
  /// The account has a name already.
  case named(String)
  case usernameTaken
  case password(PasswordError)
  /// The account was deleted, or got another password, in the meantime.
  case changedMeanwhile
  /// There is not enough memory to hash a password.
  case noMemory
  /// The links could not be turned off, for the given reason.
  case linksStay(AppendError)
  case storage(StorageError)
}
