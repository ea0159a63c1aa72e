import ChangeStore
import Domain
import Hashing
import TestSupport

/// A user with a token and a squad, stored in a database before its server starts.
struct Member {
  let account: Account.ID
  let squad: Squad.ID
  let token: String
  /// The squad's log.
  let changes: [StampedChange]

  /// Creates a user and stores them with a number of changes in the log.
  init(
    number: UInt64, changeCount: Int, in store: any ChangeLog & AccountStore
  ) async throws {
    var season = try Season(seed: number)
    account = .fixed(number)
    squad = .fixed(number)
    token = "bench-\(number)"
    changes = try season.changes(changeCount)
    let login = StoredLogin(
      username: try Username("member\(number)"), usernameKey: "member\(number)",
      passwordHash: "none")
    let stored = StoredAccount(id: account, login: login, squad: squad, createdAt: .kickOff)
    try await store.create(stored)
    try await store.save(
      StoredToken(
        hash: sha256(Array(token.utf8)), session: .fixed(number), owner: TokenOwner(stored),
        device: "", createdAt: .kickOff, expiresAt: .latest))
    try await store.append(entries, to: squad, after: 0)
  }

  /// Stores as many users as there are connections, each with the players of a season.
  static func perConnection(in store: any ChangeLog & AccountStore) async throws -> [Member] {
    try await some(Wrk.connections, in: store)
  }

  /// Stores some users whose numbers follow another, each with the first changes of a season.
  static func some(
    _ count: Int, after number: Int = 0, changeCount: Int = Season.playerCount,
    in store: any ChangeLog & AccountStore
  ) async throws -> [Member] {
    var members: [Member] = []
    for number in (number + 1)...(number + count) {
      members.append(
        try await Member(number: UInt64(number), changeCount: changeCount, in: store))
    }
    return members
  }

  /// The same in a new database at a path, for a server to open.
  static func perConnection(inDatabaseAt path: String) async throws -> [Member] {
    let store = try SQLiteStore(path: path)
    let members = try await perConnection(in: store)
    try store.close()
    return members
  }

  /// The first player of the squad.
  var player: Player.ID {
    guard case .player(let player, .added)? = changes.first?.change else { return .fixed(0) }
    return player
  }

  private var entries: [LogEntry] {
    changes.enumerated().map { index, change in
      .accepted(
        SequencedChange(sequence: Int64(index + 1), author: .account(account), stamped: change))
    }
  }

  /// Saves a snapshot of the squad after the first changes of the log.
  func saveSnapshot(at sequence: Int, in store: SQLiteStore) async throws {
    let squad = try Squad(after: Array(changes.prefix(sequence)))
    try await store.save(Snapshot(sequence: Int64(sequence), squad: squad), of: self.squad)
  }

  func client(of server: ServerProcess) -> Client {
    Client(port: server.port, token: token)
  }
}
