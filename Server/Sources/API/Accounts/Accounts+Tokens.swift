import ChangeStore
import Domain
import Foundation
import Synchronization

/// A token that was just made, as its device gets it and as it is stored.
struct MadeToken: Sendable {
  let text: String
  let stored: StoredToken
}

extension Accounts {
  private static let tokenByteCount = 32
  static let tokenLifetimeMilliseconds: Int64 = 90 * day
  /// The lifetime of a token of an account without a name, from its last use on: the longest for which
  /// browsers keep a cookie.
  static let unnamedTokenLifetimeMilliseconds: Int64 = 400 * day
  static let day: Int64 = 24 * 60 * 60 * 1_000

  /// How long a token is valid after its use.
  static func tokenLifetimeMilliseconds(isNamed: Bool) -> Int64 {
    isNamed ? tokenLifetimeMilliseconds : unnamedTokenLifetimeMilliseconds
  }

  /// Makes a token for a new session, which may manage its account at once.
  func newToken(for owner: TokenOwner, on device: String) -> MadeToken {
    let now = environment.now()
    return token(
      for: owner, session: environment.identifier(), on: device, createdAt: now, managesAt: now)
  }

  /// Makes another token for a session.
  func token(
    for owner: TokenOwner, session: Session.ID, on device: String, createdAt: Instant,
    managesAt: Instant
  ) -> MadeToken {
    let text = Data(environment.randomBytes(Self.tokenByteCount)).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    let now = environment.now()
    let lifetime = Self.tokenLifetimeMilliseconds(isNamed: owner.username != nil)
    var stored = StoredToken(
      hash: Self.digest(text), session: session, owner: owner, device: device,
      createdAt: createdAt, managesAt: managesAt,
      expiresAt: now.advanced(byMilliseconds: lifetime))
    stored.lastUsedAt = now
    return MadeToken(text: text, stored: stored)
  }

  /// Lets the token of an account without a name live on from its use, at most once a day.
  /// - Returns: Whether its cookie must be renewed, too; `false` also when storage failed, because what the
  ///   request asked for is done.
  func renewIfDue(_ caller: Caller) async -> Bool {
    let now = environment.now()
    let end = now.advanced(byMilliseconds: Self.unnamedTokenLifetimeMilliseconds)
    guard caller.username == nil,
      caller.stored.expiresAt.milliseconds(until: end) >= Self.day
    else { return false }
    let hash = caller.stored.hash
    do throws(StorageError) {
      try await store.renewToken(hash: hash, until: end)
    } catch {
      return false
    }
    cache.withLock { $0.renew(hash, until: end) }
    return true
  }
}
