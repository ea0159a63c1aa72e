/// Where a database is: which tables it is, in which run of which PostgreSQL server.
struct Home: Hashable, Sendable {
  /// Names the tables, their database and server, and how often a standby of it has taken over, as far
  /// as the server tells.
  ///
  /// A dump that is restored makes tables; a takeover begins a timeline, which is named last.
  let name: String
  /// When the server was started.
  let startedAt: String

  /// What a connection is that was opened after others.
  enum Arrival: Hashable {
    /// It leads to where the others do.
    case same
    /// The same database after a restart or a takeover, which may lack what was confirmed.
    case resumed
    /// The same database before the takeover: a primary that was replaced and came back.
    case former
    /// Other tables, as of a dump that was restored.
    case elsewhere
  }

  /// What a connection to this place is, when all before led to another.
  func arrival(after known: Home) -> Arrival {
    guard self != known else { return .same }
    let (here, there) = (Parts(name), Parts(known.name))
    guard here.database == there.database else { return .elsewhere }
    return here.timeline < there.timeline ? .former : .resumed
  }

  /// The name in the parts between its slashes: table, database, server and timeline, or only the first two.
  private struct Parts {
    var database: [Substring]
    var timeline: UInt32 = 0

    init(_ name: String) {
      database = name.split(separator: "/")
      guard database.count == 4, let last = database.popLast() else { return }
      timeline = UInt32(last, radix: 16) ?? 0
    }
  }
}
