extension PostgresConnection {
  /// Names the tables, their database and server, and how often a standby of it has taken over, as
  /// far as the server tells.
  ///
  /// A dump that is restored makes tables; a takeover begins a timeline, which the names of the files of
  /// the write-ahead log begin with.
  func home() throws(PostgresError) -> String {
    let tables = """
      SELECT oid::text || '/' || 'epoch'::regclass::oid::text
      FROM pg_database WHERE datname = current_database()
      """
    let server = """
      SELECT system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
      FROM pg_control_system()
      """
    let name = try run(tables).text(0, 0) ?? ""
    // Asked first, because an error would end the caller's transaction.
    let isTold = try run(
      """
      SELECT count(*) = 2 FROM pg_proc WHERE proname IN ('pg_control_system', 'pg_walfile_name')
        AND has_function_privilege(oid, 'EXECUTE')
      """
    ).truth(0, 0)
    return isTold ? name + "/" + (try run(server).text(0, 0) ?? "") : name
  }
}
