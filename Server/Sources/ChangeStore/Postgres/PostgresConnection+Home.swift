extension PostgresConnection {
  /// Where the connection leads.
  func findHome() throws(PostgresError) -> Home {
    let tables = """
      SELECT oid::text || '/' || 'epoch'::regclass::oid::text, pg_postmaster_start_time()::text
      FROM pg_database WHERE datname = current_database()
      """
    // The names of the files of the write-ahead log begin with the timeline.
    let server = """
      SELECT system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
      FROM pg_control_system()
      """
    let found = try run(tables)
    let (name, startedAt) = (found.text(0, 0) ?? "", found.text(0, 1) ?? "")
    // Asked first, because an error would end the caller's transaction.
    let isTold = try run(
      """
      SELECT count(*) = 2 FROM pg_proc WHERE proname IN ('pg_control_system', 'pg_walfile_name')
        AND has_function_privilege(oid, 'EXECUTE')
      """
    ).truth(0, 0)
    guard isTold else { return Home(name: name, startedAt: startedAt) }
    return Home(name: name + "/" + (try run(server).text(0, 0) ?? ""), startedAt: startedAt)
  }
}
