/// The reason why the server of a database cannot be used as it is set up, or as it is now.
public enum DatabaseServerError: Error, Hashable, Sendable {
  /// There is no connection, for the reason that the server or its client library gives.
  case notConnected(reason: String)
  /// A connection gave no answer in time.
  case noAnswer
  /// A pooler has no connection left for this program.
  case noFreeConnection
  /// The server refused what was asked, with its SQLSTATE and its reason, which quotes no data.
  case refused(state: String, reason: String)
  /// Clients share sessions, as behind a pooler that gives each transaction another one.
  ///
  /// What a session depends on, such as its locks, is not there when it is needed.
  case sharedSessions
  /// A session reads from another server than it writes to, so it misses what it wrote.
  case splitReads
  /// The database stores texts in this encoding, which lacks characters that people write.
  case encoding(String)
  /// A commit takes long, such as one that waits for a standby that is gone.
  case writesWait
  /// The clocks of this machine and of the database's server are so many seconds apart.
  case clocksDiffer(seconds: Int64)
}
