public import Domain

/// An attempt at something of which each key has only so many within a window of time.
public struct Attempt: Hashable, Sendable {
  /// What is limited; each kind has keys of its own.
  public enum Kind: String, CaseIterable, Sendable {
    /// Logging in: to one account from one address, to one account, from one address, or on a device
    /// that is known.
    case login, loginToAccount, loginFromAddress, loginOnDevice
    /// Registering from one address.
    case registration
    /// Making an account without a name: from one address, or at all.
    case unnamed, unnamedTogether
    /// Trying codes of accounts from one address.
    case code
    /// Making codes and keys of one account.
    case secretMade
  }

  /// What is limited.
  public let kind: Kind
  /// Who is limited, as a hash.
  public let key: [UInt8]
  /// The most attempts within the window.
  public let limit: Int
  /// The length of the window in milliseconds, from the key's first attempt on.
  public let windowMilliseconds: Int64

  /// Creates an attempt.
  public init(kind: Kind, key: [UInt8], limit: Int, windowMilliseconds: Int64) {
    self.kind = kind
    self.key = key
    self.limit = limit
    self.windowMilliseconds = windowMilliseconds
  }
}

/// Counts attempts, together for all servers of a database.
///
/// Every implementation passes the same contract suite.
public protocol AttemptStore: Sendable {
  /// Counts attempts, unless one of their keys has reached its limit; then none is counted.
  /// - Returns: The seconds until they may be made; `nil` when they were counted.
  /// - Throws: `StorageError`; none is counted then.
  func count(_ attempts: [Attempt], at now: Instant) async throws(StorageError) -> Int64?

  /// Takes attempts back that were counted, because they succeeded or were not made.
  /// - Throws: `StorageError`; they stay counted then.
  func takeBack(_ attempts: [Attempt]) async throws(StorageError)

  /// Forgets the attempts whose windows ended before an instant.
  /// - Throws: `StorageError`; none is forgotten then.
  func forgetAttempts(endedBefore instant: Instant) async throws(StorageError)
}
