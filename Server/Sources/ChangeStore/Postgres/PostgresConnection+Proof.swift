import Domain
import Foundation

// What the servers of a database tell one another through it.
extension PostgresConnection {
  /// The row of the epoch.
  struct StoredEpoch {
    let id: Epoch.ID?
    /// Where the epoch is served; empty when a server misses what it had confirmed.
    let home: String
  }

  func storedEpoch() throws -> StoredEpoch? {
    let rows = try run("SELECT id, home FROM epoch")
    guard rows.count > 0 else { return nil }
    return StoredEpoch(id: Epoch.ID(blob: rows.bytes(0, 0)), home: rows.text(0, 1) ?? "")
  }

  /// Whether the database has all that a server has confirmed.
  func keeps(_ confirmed: Confirmed, of server: Server.ID) throws -> Bool {
    let rows = try run("SELECT slot, number FROM mark WHERE server = $1", [server.value])
    var marks: [Int: Int64] = [:]
    for row in 0..<rows.count {
      marks[Int(rows.integer(row, 0) ?? 0)] = rows.integer(row, 1)
    }
    guard confirmed.areMarksKept(in: marks) else { return false }
    return try keeps(Array(confirmed.ends))
  }

  /// A log that is gone with its squad was deleted with its account: the server that made the account has a
  /// mark of that.
  private func keeps(_ ends: [(key: Squad.ID, value: Confirmed.LogEnd)]) throws -> Bool {
    let missing = """
      SELECT EXISTS (
        SELECT FROM unnest($1::bytea[], $2::bigint[], $3::bytea[]) AS known (squad, sequence, id)
        WHERE EXISTS (SELECT FROM squad WHERE squad.id = known.squad) AND NOT EXISTS (
          SELECT FROM entry WHERE entry.squad = known.squad AND entry.sequence = known.sequence
            AND entry.id = coalesce(known.id, entry.id)))
      """
    let isMissing = try run(
      missing,
      [
        .list(ends.map { [UInt8]($0.key.blob) }), .integers(ends.map(\.value.sequence)),
        .list(ends.map(\.value.id)),
      ]
    ).truth(0, 0)
    return !isMissing
  }

  /// Says that a server misses what it had confirmed, so that another epoch begins.
  func end(_ epoch: Epoch.ID) throws {
    try run("UPDATE epoch SET home = '' WHERE id = $1", [epoch.value])
  }

  /// Says that a server misses nothing.
  func vouch(for home: Home, by server: Server.ID) throws {
    try run("UPDATE mark SET home = $2 WHERE server = $1", [server.value, .text(home.name)])
  }

  /// Whether each server that wrote lately misses nothing.
  ///
  /// One that runs leaves a mark each hour at least.
  func areAllAgreed(on home: Home) throws -> Bool {
    try run(
      """
      SELECT NOT EXISTS (
        SELECT FROM mark WHERE home <> $1
          AND at > (SELECT max(at) FROM mark) - interval '2 hours')
      """, [.text(home.name)]
    ).truth(0, 0)
  }

  /// Waits after a takeover for servers that served before, which know whether the epoch may go on.
  func waitForServers(within patience: Duration) throws {
    let limit = ContinuousClock.now + patience
    while ContinuousClock.now < limit, let row = try storedEpoch() {
      let home = try findHome()
      let former = Home(name: row.home, startedAt: home.startedAt)
      guard home.arrival(after: former) == .resumed, try !areAllAgreed(on: home) else { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// Lets an epoch go on at another home.
  func move(_ epoch: Epoch.ID, from former: String, to home: Home) throws {
    try run(
      "UPDATE epoch SET home = $3 WHERE id = $1 AND home = $2",
      [epoch.value, .text(former), .text(home.name)])
  }

  /// Leaves the first mark of a server, and removes those of servers that ended long ago.
  func register(_ server: Server.ID, at home: Home) throws {
    try run(
      """
      DELETE FROM mark WHERE server NOT IN (
        SELECT server FROM mark WHERE at > now() - interval '2 days')
      """)
    let first = Self.leaving(Mark.first, of: server, at: home)
    try run(first.sql, first.values)
  }

  /// The statement that leaves a mark.
  static func leaving(
    _ mark: Mark, of server: Server.ID, at home: Home
  ) -> (sql: String, values: [PostgresValue]) {
    // The greatest, because a connection that was given up may commit after the one in its place.
    let sql = """
      INSERT INTO mark (server, slot, number, home, at) VALUES ($1, $2, $3, $4, now())
      ON CONFLICT (server, slot) DO UPDATE SET number = greatest(mark.number, excluded.number),
        home = excluded.home, at = excluded.at
      """
    return (
      sql,
      [server.value, .integer(Int64(mark.slot)), .integer(mark.number), .text(home.name)]
    )
  }
}
