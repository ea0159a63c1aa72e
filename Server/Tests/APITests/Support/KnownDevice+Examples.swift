import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

extension KnownDevice {
  /// One of several devices of the same account.
  static func example(_ seed: UInt64) throws -> KnownDevice {
    let account = try StoredAccount.example()
    let environment = ServerEnvironment(now: { .kickOff }, randomBits: { seed })
    let cookie = KnownDevice.cookie(
      for: account.id, try #require(account.login), environment)
    return try #require(KnownDevice(cookie: cookie, of: account, at: .kickOff))
  }
}

extension StoredAccount {
  static func example(
    _ number: UInt64 = 1, passwordHash: String = "scrypt$2$1$1$AAAA$AAAA"
  ) throws -> StoredAccount {
    StoredAccount(
      id: .fixed(number), username: try Username("Ann"), usernameKey: "ann",
      passwordHash: passwordHash, squad: .fixed(number), createdAt: .kickOff)
  }
}
