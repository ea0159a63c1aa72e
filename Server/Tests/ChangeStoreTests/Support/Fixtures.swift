import ChangeStore
import Domain
import ServerTestSupport
import TestSupport

extension Identifier where Subject == Account {
  static var ann: Self { .fixed(1) }
  static var ben: Self { .fixed(2) }
}

extension Identifier where Subject == Squad {
  static var ann: Self { .fixed(101) }
  static var ben: Self { .fixed(102) }
  static var unknown: Self { .fixed(199) }
}

extension StoredAccount {
  static var ann: Self {
    get throws { try Self(id: .ann, name: "Ann", squad: .ann) }
  }

  static var ben: Self {
    get throws { try Self(id: .ben, name: "Ben", squad: .ben) }
  }

  init(id: Account.ID, name: String, key: String? = nil, squad: Squad.ID) throws {
    self.init(
      id: id, username: try Username(name), usernameKey: key ?? name.lowercased(),
      passwordHash: "scrypt of \(name)", squad: squad, createdAt: .kickOff)
  }
}

extension StampedChange {
  /// Makes a change with a number as its id; by default it adds a player with this number.
  fileprivate static func numbered(_ number: UInt64, or change: Change?) throws -> Self {
    guard let change else { return try .numbered(number) }
    return .numbered(number, change)
  }
}

extension SequencedChange {
  /// Makes Ann's change at a sequence number, which is also its id by default.
  static func at(_ place: Int64, id: UInt64? = nil, _ change: Change? = nil) throws -> Self {
    let number = id ?? UInt64(place)
    return Self(sequence: place, author: .ann, stamped: try .numbered(number, or: change))
  }
}

extension LogEntry {
  static func at(_ place: Int64, id: UInt64? = nil, _ change: Change? = nil) throws -> Self {
    .accepted(try .at(place, id: id, change))
  }

  static func refused(
    _ id: UInt64, _ change: Change? = nil, _ reason: ChangeRejection = .tooManyPlayers
  ) throws -> Self {
    .rejected(RejectedChange(change: try .numbered(id, or: change), reason: reason))
  }
}

extension Snapshot {
  /// Makes a snapshot after a number of changes, each of which added a player.
  static func after(_ count: Int64) throws -> Self {
    var squad = Squad()
    for place in 1...count { try squad.apply(try .numbered(UInt64(place))) }
    return Self(sequence: count, squad: squad)
  }
}

extension ChangeLog {
  /// Reads a squad's whole log.
  func log(of squad: Squad.ID) async throws -> LogPage {
    try await entries(of: squad, after: 0, limit: PageLimit(entries: 100_000))
  }
}

extension StoredToken {
  static func numbered(
    _ number: UInt8, account: Account.ID = .ann, squad: Squad.ID = .ann,
    expiresAt: Instant = .kickOff
  ) -> Self {
    Self(
      hash: .hash(number), session: .fixed(UInt64(number)),
      owner: TokenOwner(
        id: account, squad: squad, username: Username(accepted: account == .ben ? "Ben" : "Ann"),
        createdAt: .kickOff),
      device: "Safari · iPhone", createdAt: .kickOff, expiresAt: expiresAt)
  }
}

extension [UInt8] {
  /// Makes 32 equal bytes, the length of a SHA-256.
  static func hash(_ number: UInt8) -> Self { Self(repeating: number, count: 32) }
}

extension Result where Failure == any Error {
  init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  var failure: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

extension AccountStore {
  /// Finds an account by a key that is its likeness, too.
  func account(usernameKey: String) async throws(StorageError) -> StoredAccount? {
    try await account(usernameKey: usernameKey, likeness: usernameKey)
  }
}

extension Author {
  static var ann: Self { .account(.ann) }
  static var ben: Self { .account(.ben) }
}
