public import Domain

/// Stores accounts and their tokens.
///
/// Every implementation passes the same contract suite.
public protocol AccountStore: Sendable {
  /// Stores a new account and its empty squad.
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

  /// Reads all accounts, in the order of their registration.
  /// - Throws: `StorageError` when storage cannot be read.
  func allAccounts() async throws(StorageError) -> [StoredAccount]

  /// Replaces the password hash of an account as it was read, and deletes its tokens but the one with
  /// a hash.
  /// - Throws: `PasswordUpdateError`; nothing is changed then.
  func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping token: [UInt8]
  ) async throws(PasswordUpdateError)

  /// Deletes an account with its tokens, its squad and the squad's log, if the account exists.
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

  /// Stores the times at which tokens were used, by their hashes; one that is gone stays gone.
  /// - Throws: `StorageError`; no time is stored then.
  func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError)

  /// Deletes the token with a hash, if there is one.
  /// - Throws: `StorageError`; the token is not deleted then.
  func deleteToken(hash: [UInt8]) async throws(StorageError)

  /// Deletes the tokens of an account but the one with a hash.
  /// - Throws: `StorageError`; no token is deleted then.
  func deleteTokens(of account: Account.ID, except hash: [UInt8]) async throws(StorageError)

  /// Deletes the tokens that expired before an instant.
  /// - Throws: `StorageError`; no token is deleted then.
  func deleteTokens(expiredBefore instant: Instant) async throws(StorageError)
}
