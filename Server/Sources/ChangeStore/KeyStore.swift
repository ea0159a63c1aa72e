public import Domain

/// Stores unnamed accounts, and the keys and codes by which devices get into accounts.
///
/// Every implementation passes the same contract suite.
public protocol KeyStore: Sendable {
  /// Stores a new account without a name, its empty squad, a session and the key of its device.
  /// - Throws: `EntryError.keyTaken` when the key is stored already; nothing is stored then.
  func create(
    _ account: StoredAccount, beginning token: StoredToken, with key: StoredKey
  ) async throws(EntryError)

  /// Gives an account without a name what its user logs in with; its data stays, and all that lets its devices in
  /// unless each `Entrance` is to end.
  /// - Throws: `NamingError`; nothing is changed then.
  func name(
    _ account: Account.ID, _ login: StoredLogin, endingEntrances: Bool
  ) async throws(NamingError)

  /// Finds the key with a hash, ended or not; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func key(hash: [UInt8]) async throws(StorageError) -> StoredKey?

  /// Reads the keys of an account that have not ended, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  func keys(of account: Account.ID) async throws(StorageError) -> [StoredKey]

  /// Stores another key of a session, whose oldest ends when there are too many; a key that is stored
  /// already stays as it is.
  /// - Throws: `StorageError`; nothing is changed then.
  func add(_ key: StoredKey) async throws(StorageError)

  /// Gives the session of a key a token in place of all that it had.
  /// - Throws: `EntryError.keyEnded` when the key has ended, or is not of the session; nothing is changed
  ///   then.
  func heal(_ token: StoredToken, by key: [UInt8]) async throws(EntryError)

  /// Begins a session of a device that a code lets in, and stores its key.
  ///
  /// A key that the account has already continues this session, and its former one ends.
  /// - Throws: `EntryError`; nothing is changed then.
  func begin(
    _ token: StoredToken, with key: StoredKey, by admission: StoredAdmission
  ) async throws(EntryError)

  /// Stores the hash of an account's recovery code, which was made at an instant; the former one ends.
  /// - Throws: `StorageError`; nothing is changed then.
  func replaceRecoveryCode(
    of account: Account.ID, by hash: [UInt8], at now: Instant
  ) async throws(StorageError)

  /// Reads the recovery codes of an account that have not ended, of which there is one at most.
  /// - Throws: `StorageError` when storage cannot be read.
  func recoveryCodes(of account: Account.ID) async throws(StorageError) -> [StoredRecoveryCode]

  /// Reads the join codes of an account, also after their end, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  func joinCodes(of account: Account.ID) async throws(StorageError) -> [StoredJoinCode]

  /// Finds the account of a recovery code that has not ended.
  /// - Throws: `StorageError` when storage cannot be read.
  func account(recoveryCode hash: [UInt8]) async throws(StorageError) -> StoredAccount?

  /// Stores a join code; the earlier ones of its session end at the instant.
  /// - Throws: `StorageError`; nothing is changed then.
  func save(_ code: StoredJoinCode, endingOthersAt now: Instant) async throws(StorageError)

  /// Finds the join code with a hash, also after its end; `nil` when there is none.
  /// - Throws: `StorageError` when storage cannot be read.
  func joinCode(hash: [UInt8]) async throws(StorageError) -> StoredJoinCode?

  /// Deletes the join codes that ended before an instant.
  /// - Throws: `StorageError`; no code is deleted then.
  func deleteJoinCodes(endedBefore instant: Instant) async throws(StorageError)

  /// The bytes of changes and refusals that are kept for all accounts without a name together.
  /// - Throws: `StorageError` when storage cannot be read.
  func unnamedByteCount() async throws(StorageError) -> Int
}

/// The reason why a device did not get into an account.
public enum EntryError: Error, Hashable, Sendable {
  /// There is no such code, or it ended with the session that made it.
  case wrongCode
  /// Another device joined with the code.
  case usedCode
  /// The code's time is over.
  case expiredCode
  /// The key belongs to another account, or has ended.
  case keyTaken
  /// The key has ended.
  case keyEnded
  /// Storage failed, for the given reason.
  case storage(StorageError)
}

/// The reason why an account did not get a name.
public enum NamingError: Error, Hashable, Sendable {
  /// Another account has the user name.
  case usernameTaken
  /// The account has a name already.
  case named(Username)
  /// The account was deleted.
  case unknownAccount
  /// Storage failed, for the given reason.
  case storage(StorageError)
}

extension EntryError: StorageDerivedError {}
extension NamingError: StorageDerivedError {}
