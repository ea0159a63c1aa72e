import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// The cookie by which a device proves that it has logged in to an account before.
struct KnownDeviceTests {
  private static let lifetime: Int64 = 180 * 24 * 60 * 60 * 1_000
  private let account: StoredAccount
  private let login: StoredLogin
  private let cookie: String

  init() throws {
    account = try .example()
    login = try #require(account.login)
    cookie = KnownDevice.cookie(for: account.id, login, TestEnvironment().environment)
  }

  @Test func `a cookie is read by the account that it was made for`() {
    #expect(KnownDevice(cookie: cookie, of: account, at: .kickOff) != nil)
  }

  @Test func `another account does not read it`() throws {
    let other = try StoredAccount.example(2)

    #expect(KnownDevice(cookie: cookie, of: other, at: .kickOff) == nil)
  }

  @Test func `it ends with the password`() throws {
    let changed = try StoredAccount.example(passwordHash: "scrypt$2$1$1$AAAA$BBBB")

    #expect(KnownDevice(cookie: cookie, of: changed, at: .kickOff) == nil)
  }

  @Test(arguments: [(-1, true), (0, false), (1, false)])
  func `it ends after 180 days`(_ milliseconds: Int64, _ isKnown: Bool) {
    let now = Instant.kickOff.advanced(byMilliseconds: Self.lifetime + milliseconds)

    #expect((KnownDevice(cookie: cookie, of: account, at: now) != nil) == isKnown)
  }

  @Test func `no part of it can be changed`() {
    for index in cookie.indices {
      var forged = cookie
      let digit = cookie[index] == "1" ? "2" : "1"
      forged.replaceSubrange(index...index, with: digit)

      #expect(KnownDevice(cookie: forged, of: account, at: .kickOff) == nil)
    }
  }

  @Test(arguments: [
    "", ".", "..", "1.2.3", "...", "9999999999999..", String(repeating: "9", count: 5_000),
    "-1.00.00", "9999999999999.é.é",
  ])
  func `other texts are no cookies`(_ text: String) {
    #expect(KnownDevice(cookie: text, of: account, at: .kickOff) == nil)
  }

  @Test func `each login makes another, and both are known`() throws {
    let environment = TestEnvironment().environment
    let first = KnownDevice.cookie(for: account.id, login, environment)
    let second = KnownDevice.cookie(for: account.id, login, environment)

    let devices = [first, second].map { KnownDevice(cookie: $0, of: account, at: .kickOff) }

    #expect(devices[0] != nil)
    #expect(devices[1] != nil)
    #expect(devices[0] != devices[1])
  }

  @Test func `it contains neither the name nor the hash`() {
    #expect(!cookie.contains("ann"))
    #expect(!cookie.contains("AAAA"))
    #expect(cookie.utf8.count < 120)
  }
}
