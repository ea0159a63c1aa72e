public import Domain

/// Stores accounts, their tokens and their keys.
///
/// Every implementation passes the same contract suite.
public protocol AccountStore: KeyStore {
  /// Stores a new account with a name, and its empty squad.
  /// - Throws: `RegistrationError`; nothing is stored then.
  func create(_ account: StoredAccount) async throws(RegistrationError)

  /// Finds the account with a user name's key, or else the only one with its likeness.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(
    usernameKey: String, likeness: String
  ) async throws(StorageError) -> StoredAccount?

  /// Finds the account with an id; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(id: Account.ID) async throws(StorageError) -> StoredAccount?

  /// Reads all accounts, in the order in which they were made.
  /// - Throws: `StorageError` when storage cannot be read.
  func allAccounts() async throws(StorageError) -> [StoredAccount]

  /// Replaces the password hash of an account as it was read, and ends every `Entrance` but one session.
  /// - Throws: `PasswordUpdateError`; nothing is changed then.
  func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping session: Session.ID?
  ) async throws(PasswordUpdateError)

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
  ///
  /// What stays are its id, its ended keys and codes, and the secrets of its links, which lead nowhere.
  /// - Throws: `StorageError`; nothing is deleted then.
  func delete(account id: Account.ID) async throws(StorageError)

  /// Stores a token for an existing account.
  /// - Throws: `StorageError`; nothing is stored then.
  func save(_ token: StoredToken) async throws(StorageError)

  /// Finds the token with a hash, expired or not; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func token(hash: [UInt8]) async throws(StorageError) -> StoredToken?

  /// Reads the tokens of an account, expired or not, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  func tokens(of account: Account.ID) async throws(StorageError) -> [StoredToken]

  /// Stores the times at which tokens, and with them the keys of their sessions, were used, by the tokens'
  /// hashes; one that is gone stays gone.
  /// - Throws: `StorageError`; no time is stored then.
  func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError)

  /// Lets the token with a hash expire later, if there is one; never earlier.
  /// - Throws: `StorageError`; nothing is changed then.
  func renewToken(hash: [UInt8], until instant: Instant) async throws(StorageError)

  /// Ends a session of an account: deletes its tokens and join codes, and ends its keys.
  /// - Throws: `StorageError`; nothing is changed then.
  func end(_ session: Session.ID, of account: Account.ID) async throws(StorageError)

  /// Ends the sessions of an account but one.
  /// - Throws: `StorageError`; nothing is changed then.
  func endSessions(
    of account: Account.ID, except session: Session.ID?
  ) async throws(StorageError)

  /// Ends every `Entrance` of an account.
  /// - Throws: `StorageError`; nothing is changed then.
  func endEntrances(of account: Account.ID) async throws(StorageError)

  /// Deletes the tokens that expired before an instant.
  /// - Throws: `StorageError`; no token is deleted then.
  func deleteTokens(expiredBefore instant: Instant) async throws(StorageError)
}
