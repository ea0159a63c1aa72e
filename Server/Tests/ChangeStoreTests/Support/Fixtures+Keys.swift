import ChangeStore
import Domain
import TestSupport

extension Identifier where Subject == Account {
  /// The account of a group without a name.
  static var group: Self { .fixed(30) }
}

extension Identifier where Subject == Squad {
  static var group: Self { .fixed(130) }
}

extension StoredAccount {
  /// An account without a name.
  static var group: Self {
    Self(id: .group, login: nil, squad: .group, createdAt: .kickOff)
  }
}

extension StoredLogin {
  static func named(_ name: String, password: String = "scrypt") throws -> Self {
    Self(
      username: try Username(name), usernameKey: name.lowercased(), passwordHash: password)
  }
}

extension StoredToken {
  /// A token of the group, whose hash and session have a number.
  static func ofGroup(
    _ number: UInt8, session: UInt64? = nil, managesAt: Instant = .kickOff
  ) -> Self {
    Self(
      hash: .hash(number), session: .fixed(session ?? UInt64(number)), owner: TokenOwner(.group),
      device: "Safari · iPhone", createdAt: .kickOff, managesAt: managesAt,
      expiresAt: .kickOff(plusMinutes: 60))
  }
}

extension StoredKey {
  /// The key of a session of the group, whose hash has a number.
  static func ofGroup(
    _ number: UInt8, session: UInt64 = 1, account: Account.ID = .group, minutes: Int64 = 0
  ) -> Self {
    Self(
      hash: .hash(number), account: account, session: .fixed(session), device: "Safari · iPhone",
      createdAt: .kickOff(plusMinutes: minutes), managesAt: .kickOff)
  }
}

extension StoredJoinCode {
  /// A code that works for ten minutes, whose hash has a number.
  static func ofGroup(_ number: UInt8, session: UInt64 = 1) -> Self {
    Self(
      hash: .hash(number), account: .group, session: .fixed(session),
      expiresAt: .kickOff(plusMinutes: 10))
  }
}

extension KeyStore {
  /// Stores the group with session 1, token 1 and key 11.
  func createGroup() async throws(EntryError) {
    try await create(.group, beginning: .ofGroup(1), with: .ofGroup(11))
  }
}
