import ChangeStore

extension DatabaseServerError {
  /// What a response says, which anyone may read: nothing of hosts and users.
  var responseText: String {
    switch self {
    case .sharedSessions:
      """
      The server's database is behind a pooler that shares sessions (PgBouncer needs pool_mode = session). \
      Nothing was saved; tell the operator of the server.
      """
    case .splitReads:
      """
      The server's database is behind a pooler that reads from standbys (pgpool-II needs \
      load_balance_mode = off). Nothing was saved; tell the operator of the server.
      """
    case .writesWait:
      """
      Writes to the server's database wait, such as for a synchronous standby that is gone. What is saved \
      now may take long.
      """
    case .clocksDiffer(let seconds):
      """
      The clocks of the server and of its database differ by \(seconds) seconds; tell the operator of the \
      server.
      """
    case .encoding:
      "The server's database is not stored as UTF8. Nothing was saved; tell the operator of the server."
    case .notConnected, .noAnswer, .noFreeConnection, .refused:
      "The server cannot reach its storage. Nothing was saved; try again later."
    }
  }
}
