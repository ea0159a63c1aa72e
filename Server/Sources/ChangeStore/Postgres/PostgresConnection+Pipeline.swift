import CPostgres

// Many statements with one wait for the server.
extension PostgresConnection {
  /// So many are sent before their answers are read, so that both sides never wait for each other to
  /// read.
  private static let pipelineLimit = 200

  /// Runs statements one after the other; the first error ends it.
  func runAll(_ statements: [(sql: String, values: [PostgresValue])]) throws(PostgresError) {
    var start = 0
    while start < statements.count {
      let end = min(start + Self.pipelineLimit, statements.count)
      try runPipeline(statements[start..<end])
      start = end
    }
  }

  private func runPipeline(
    _ statements: ArraySlice<(sql: String, values: [PostgresValue])>
  ) throws(PostgresError) {
    var sent: [(name: String, arguments: PostgresArguments)] = []
    for statement in statements {
      sent.append((try prepared(statement.sql), PostgresArguments(statement.values)))
    }
    guard PQenterPipelineMode(handle) == 1 else { throw .unreachable }
    for (name, arguments) in sent {
      let isSent = arguments.withPointers {
        PQsendQueryPrepared(handle, name, arguments.count, $0, $1, $2, 1)
      }
      guard isSent == 1 else { throw .unreachable }
    }
    guard PQpipelineSync(handle) == 1 else { throw .unreachable }
    let failure = try readPipeline(sent.count)
    guard PQexitPipelineMode(handle) == 1 else { throw .unreachable }
    hasAnswered = true
    if let failure { throw failure }
  }

  /// Reads all answers up to that for the end of the pipeline.
  /// - Returns: The first error.
  private func readPipeline(_ count: Int) throws(PostgresError) -> PostgresError? {
    var failure: PostgresError?
    for _ in 0..<count {
      let result = try nextResult()
      if failure == nil {
        do throws(PostgresError) { _ = try PostgresResult(result) } catch { failure = error }
      } else {
        PQclear(result)  // The server skipped it.
      }
      // After each statement's answer comes none.
      guard try nextResult() == nil else { throw .unreachable }
    }
    let end = try nextResult()
    defer { PQclear(end) }
    guard PQresultStatus(end) == PGRES_PIPELINE_SYNC else { throw .unreachable }
    return failure
  }
}
