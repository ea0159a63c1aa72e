import ChangeStore

extension DatabaseServerError {
  var exitCode: Int32 {
    switch self {
    case .sharedSessions, .splitReads, .encoding, .clocksDiffer: 78
    case .refused(let state, _) where ["42", "28", "25"].contains(state.prefix(2)): 77
    case .notConnected, .noAnswer, .noFreeConnection, .refused, .writesWait: 74
    }
  }

  /// One line that tells the operator what is wrong with the server of a database, and what to do.
  func message(path: String) -> String {
    switch self {
    case .notConnected(let reason):
      "\(path) cannot be reached: \(reason.sentence) \(Self.advice(on: reason))"
    case .noAnswer:
      """
      \(path) does not answer. Look whether its server is overloaded; a pooler without a free connection \
      lets clients wait, too.
      """
    case .noFreeConnection:
      """
      The pooler of \(path) has no connection left: each server of this program uses up to 12, so raise the \
      pooler's default_pool_size, or what limits it.
      """
    case .refused(let state, let reason):
      "\(path) refuses what this program needs: \(reason.sentence) \(Self.advice(onState: state))"
    case .sharedSessions:
      """
      \(path) is behind a pooler that shares sessions among clients, so changes could be lost: with \
      PgBouncer set pool_mode = session for this database, or name PostgreSQL itself.
      """
    case .splitReads:
      """
      \(path) is behind a pooler that reads from another server than it writes to, so servers would miss \
      what they wrote: with pgpool-II set load_balance_mode = off, or name PostgreSQL itself.
      """
    case .encoding(let encoding):
      """
      \(path) is stored as \(encoding), which lacks characters of people's names. Make another with: \
      createdb --encoding UTF8 --locale C --template template0 NAME
      """
    case .writesWait:
      """
      Commits of \(path) wait: a standby in synchronous_standby_names may be gone. Bring it back, or take it \
      out of that list.
      """
    case .clocksDiffer(let seconds):
      """
      The clocks of this machine and of the server of \(path) are \(seconds) seconds apart: set both with \
      NTP, or links and logins end too early or too late.
      """
    }
  }

  /// What helps, by what PostgreSQL and its poolers say in English; they say it in no other way.
  private static func advice(on reason: String) -> String {
    let advice = [
      ("too many", "Raise max_connections of the server, or let fewer programs use it."),
      ("password", "Correct the password in the address or in ~/.pgpass."),
      (
        "authentication failed",
        "Correct the user in the address, or what pg_hba.conf lets them do."
      ),
      ("no pg_hba.conf entry", "Let this user of this machine in, in the server's pg_hba.conf."),
      ("role ", "Make the user with createuser, or name another one."),
      ("database ", "Make it with createdb, or name another one."),
      ("remaining connection slots", "Raise max_connections, or let fewer programs use it."),
      ("no more connections", "Raise max_client_conn of the pooler."),
      ("query_wait_timeout", "Raise default_pool_size of the pooler."),
      ("server login has been failing", "Look whether the server behind the pooler runs."),
      ("starting up", "Wait until it has started."),
      ("SSL", "Change sslmode in the address, or the server's certificate."),
    ].first { reason.contains($0.0) }
    return advice?.1 ?? "Check its address, and whether its server runs."
  }

  private static func advice(onState state: String) -> String {
    switch state {
    case "42501":
      "Make the database with createdb --owner, or grant this user CREATE on its schema."
    case "25006": "Name a server and a user that may write: no standby, no read-only user."
    case "3F000": "Make the schema, or change the user's search_path."
    case "57014", "55P03": "Look what it is busy with, such as locks."
    default: "See the log of its server."
    }
  }
}

extension String {
  /// With one full stop.
  fileprivate var sentence: String { hasSuffix(".") || hasSuffix("?") ? self : self + "." }
}
