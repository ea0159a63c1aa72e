public import Domain

/// The recovery key of a device as it is stored: its hash recognises the key, but cannot be used as one.
///
/// It outlives its tokens, and as an ended key its session and account, so that a backup cannot let a
/// removed device back in.
public struct StoredKey: Hashable, Sendable {
  /// The most keys of a session that have not ended; the oldest ends for another.
  public static let limitPerSession = 4

  /// The SHA-256 of the key, 32 bytes.
  public let hash: [UInt8]
  /// The account that the key leads to.
  public let account: Account.ID
  /// The session that the key continues.
  public var session: Session.ID
  /// The device in a few words; empty when it is not known.
  public var device: String
  /// The time at which the key was stored first.
  public let createdAt: Instant
  /// The time from which the session may manage the account.
  public var managesAt: Instant
  /// The time of a use of the session that is at most some hours before the last one.
  public var lastUsedAt: Instant
  /// Whether the key leads nowhere any more, for good.
  public var isEnded: Bool

  /// Creates a key to store, which was last used when it was made.
  public init(
    hash: [UInt8], account: Account.ID, session: Session.ID, device: String, createdAt: Instant,
    managesAt: Instant
  ) {
    self.hash = hash
    self.account = account
    self.session = session
    self.device = device
    self.createdAt = createdAt
    self.managesAt = managesAt
    lastUsedAt = createdAt
    isEnded = false
  }

  /// Creates a key that continues the session of a token.
  public init(hash: [UInt8], of token: StoredToken, createdAt: Instant) {
    self.init(
      hash: hash, account: token.account, session: token.session, device: token.device,
      createdAt: createdAt, managesAt: token.managesAt)
  }
}

/// A code that a user wrote down to get back into an account, as it is stored.
public struct StoredRecoveryCode: Hashable, Sendable {
  /// The SHA-256 of the code, 32 bytes.
  public let hash: [UInt8]
  /// The account that the code leads to.
  public let account: Account.ID
  /// The time at which the code was made; `nil` for one that an earlier version of this program made.
  public let createdAt: Instant?

  /// Creates a code as it is stored.
  public init(hash: [UInt8], account: Account.ID, createdAt: Instant?) {
    self.hash = hash
    self.account = account
    self.createdAt = createdAt
  }

  /// Reads a time as databases have it: 0 where it is not known.
  init(hash: [UInt8], account: Account.ID, storedTime: Int64) {
    self.init(
      hash: hash, account: account,
      createdAt: storedTime == 0 ? nil : Instant(milliseconds: storedTime))
  }
}

/// A code by which another device joins an account, as it is stored.
public struct StoredJoinCode: Hashable, Sendable {
  /// The SHA-256 of the code, 32 bytes.
  public let hash: [UInt8]
  /// The account that the code leads to.
  public let account: Account.ID
  /// The session that made the code.
  public let session: Session.ID
  /// The time from which the code does not work any more.
  public let expiresAt: Instant
  /// Whether a device joined with it.
  public var isUsed: Bool

  /// Creates a code to store, which no device has used.
  public init(hash: [UInt8], account: Account.ID, session: Session.ID, expiresAt: Instant) {
    self.hash = hash
    self.account = account
    self.session = session
    self.expiresAt = expiresAt
    isUsed = false
  }
}

extension StoredJoinCode {
  /// Checks that the code still lets a device in.
  /// - Parameters:
  ///   - isAgain: Whether the device's key is the account's already, so that it joins again because the
  ///     response was lost.
  ///   - now: The time.
  /// - Returns: Whether the device joins only now, which uses the code up.
  /// - Throws: `EntryError.usedCode` or `EntryError.expiredCode`.
  package func joins(isAgain: Bool, at now: Instant) throws(EntryError) -> Bool {
    if isUsed {
      guard isAgain else { throw .usedCode }
      return false
    }
    guard now < expiresAt else { throw .expiredCode }
    return true
  }
}

/// By which code a device gets into an account, as a hash.
public enum StoredAdmission: Hashable, Sendable {
  /// By the account's recovery code, as often as it is typed.
  case recoveryCode([UInt8])
  /// By a join code, once, at a time before its end; a device with its key again, after a lost response.
  case joinCode([UInt8], at: Instant)
}
