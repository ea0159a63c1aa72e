// Transactions that write.
extension PostgresConnection {
  /// Lets the commit of a transaction wait for the disk, as a part of a statement.
  ///
  /// And for the standbys that the server's operator made synchronous.
  static let durability = """
    set_config('synchronous_commit',
      CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END,
      true)
    """

  /// Begins a transaction in one message, and sets for it alone what it depends on.
  ///
  /// A transaction of a process that is frozen, or whose machine is gone, would hold its locks until the
  /// server ends it.
  private static let begin = """
    BEGIN ISOLATION LEVEL READ COMMITTED;
    SELECT pg_backend_pid()::text, \(durability),
      set_config('client_encoding', 'UTF8', true),
      set_config('statement_timeout', '10s', true),
      set_config('lock_timeout', '10s', true),
      set_config('idle_in_transaction_session_timeout', '10s', true)
    """

  /// Runs work in a transaction, which ends with more statements; any error undoes it.
  func transaction<Value>(
    endingWith last: [(sql: String, values: [PostgresValue])] = [], _ work: () throws -> Value
  ) throws -> Value {
    let process = try ask(Self.begin).process
    do {
      guard process == session.process else { throw PostgresError.unfit(.sharedSessions) }
      let value = try work()
      try runAll(last + [("COMMIT", [])])
      return value
    } catch {
      // When this fails, too, the connection is not used again.
      if !isBroken { _ = try? run("ROLLBACK") }
      throw error
    }
  }
}
