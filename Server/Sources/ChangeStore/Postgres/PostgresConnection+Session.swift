import CPostgres
import Foundation

// Whether the server's session belongs to the connection alone, and reads where it writes.
//
// Behind a pooler in transaction mode a session is another client's between two transactions: what was set
// in it is there for others and gone for this one, as are its locks and what it listens to.
extension PostgresConnection {
  /// The server's process that has a session.
  enum ServerSession: Equatable {
    case unknown
    /// Nothing is between the connection and this process.
    case direct(Int32)
    /// A pooler is; it is proven that the session is this connection's own, or there was no free connection
    /// to prove it with.
    case pooled(Int32, isProven: Bool)

    var process: Int32? {
      switch self {
      case .unknown: nil
      case .direct(let process), .pooled(let process, _): process
      }
    }

    var isPooled: Bool {
      if case .pooled = self { true } else { false }
    }
  }

  private static let mark = "SELECT current_setting('gather.session', true)"

  /// How often a pooler is asked, which may give a session to the same client again by chance.
  private static let rounds = 3

  /// Takes the session, or proves that it is still this connection's own.
  /// - Throws: `PostgresError`, such as of sessions that are shared.
  func takeSession(at address: String) throws(PostgresError) {
    let mark = UUID().uuidString
    // It writes, as poolers see it, so it goes where transactions that write go.
    let marked = try ask(
      "SELECT pg_backend_pid()::text, set_config('gather.session', '\(mark)', false)")
    guard let process = marked.process, session.process ?? process == process else {
      throw .unfit(.sharedSessions)
    }
    // Poolers cannot know at the login which process will do the work.
    guard process != PQbackendPID(handle) else {
      session = .direct(process)
      return
    }
    try checkReads(mark)
    session = .pooled(process, isProven: try isOwn(mark, at: address))
  }

  /// Statements that only read may go to another server, each by itself.
  private func checkReads(_ mark: String) throws(PostgresError) {
    for _ in 0...Self.rounds {
      let seen = try ask(
        "SELECT current_setting('gather.session', true), current_setting('transaction_read_only')")
      guard seen.text(0, 0) != mark else { continue }
      throw .unfit(seen.text(0, 1) == "on" ? .splitReads : .sharedSessions)
    }
  }

  /// Whether another client does not get the session, while this one does, at any point of its transactions;
  /// `false` when there is no connection for another client.
  private func isOwn(_ mark: String, at address: String) throws(PostgresError) -> Bool {
    guard let witness = try? PostgresConnection(opening: address, patience: .seconds(2)),
      let seen = try? witness.ask(Self.mark)
    else { return false }
    try compare(seen, with: mark)
    for _ in 1...Self.rounds {
      for step in ["BEGIN; " + Self.mark, "COMMIT; " + Self.mark] {
        // Where transactions end a client's connection, no session is kept either.
        try compare(try? witness.ask(step), with: mark)
      }
    }
    return true
  }

  /// Throws unless a witness answered and does not see the mark, which is still there for this connection.
  private func compare(_ seen: PostgresResult?, with mark: String) throws(PostgresError) {
    let isKept = try ask(Self.mark).text(0, 0) == mark
    guard let seen, isKept, seen.text(0, 0) != mark else { throw .unfit(.sharedSessions) }
  }
}

extension PostgresResult {
  /// The number of the server's process, as a text in the first column.
  var process: Int32? { text(0, 0).flatMap { Int32($0) } }
}

extension PostgresConnection {
  /// Throws for pgpool-II in a mode that sends reads to standbys, though by chance this session has none.
  func refuseBalancing() throws(PostgresError) {
    guard session.isPooled else { return }
    do {
      guard try ask("PGPOOL SHOW load_balance_mode").text(0, 0) == "on" else { return }
    } catch {
      // Other poolers pass it on, and PostgreSQL does not know it.
      guard case .refused = error else { throw error }
      return
    }
    throw .unfit(.splitReads)
  }

  /// Throws when a pooler had no connection for a second client, as this program needs.
  func requireProof() throws(PostgresError) {
    guard case .pooled(_, isProven: false) = session else { return }
    throw .unfit(.noFreeConnection)
  }
}
