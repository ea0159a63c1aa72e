public import Domain

/// A process that serves a database, as a namespace for its id.
public enum Server {
  /// Identifies a server for as long as it runs.
  public typealias ID = Identifier<Self>
}

/// What a server tells the other servers of its database.
///
/// It may be lost, so nothing that is stored depends on it.
public enum Announcement: Hashable, Sendable {
  /// A squad's log has changes up to a sequence number.
  case appended(to: Squad.ID, upTo: Int64)
  /// Sessions of an account ended, or all of them with the account.
  case sessionsEnded(of: Account.ID)
  /// A squad was deleted.
  case deleted(Squad.ID)
  /// A device that keeps the score of gathers was heard of, or of any gather when there are none.
  case heard(in: Squad.ID, of: Set<Gather.ID>)
  /// The device of a scorekeeper was heard of.
  case scorekeeperHeard(in: Squad.ID, of: Gather.ID, on: Device.ID)
  /// So many people follow gathers of a squad by the server that says so.
  case followers(of: Squad.ID, counts: [Gather.ID: Int])
}

/// What a server hears of the other servers.
public enum News: Hashable, Sendable {
  /// Another server announced something.
  case announced(Announcement, by: Server.ID)
  /// Announcements may have been lost, so logs must be compared with their ends.
  case mayHaveMissed
}

/// How the servers of one database hear of one another.
public protocol Announcer: Sendable {
  /// Tells the other servers, soon and at most once.
  func announce(_ announcement: Announcement)

  /// What other servers announce from now on; it ends at once where there can be none.
  func news() -> AsyncStream<News>
}
