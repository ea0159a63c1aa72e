/// The reason why a statement failed.
enum PostgresError: Error, Hashable, Sendable {
  /// The server cannot be reached, or the connection to it broke.
  case unreachable
  /// The server refused the statement, with an SQLSTATE
  /// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
  case refused(state: String)

  /// A key is in the table already.
  static let takenKey = Self.refused(state: "23505")
  /// A row refers to one that is not there.
  static let missingReference = Self.refused(state: "23503")

  /// Whether the server undid a transaction for the sake of others, such as in a deadlock.
  var isCollision: Bool {
    guard case .refused(let state) = self else { return false }
    return state.hasPrefix("40")
  }
}

extension PostgresError {
  /// Whether the server knows no such statement, or lets no such user run it.
  var isUnknownStatement: Bool {
    guard case .refused(let state) = self else { return false }
    return ["0A000", "42501", "42601"].contains(state)
  }
}

extension StorageError {
  /// Keeps only the code, because PostgreSQL's messages can quote user data.
  init(_ error: PostgresError) {
    guard case .refused(let state) = error else {
      self = .unreachable
      return
    }
    // The first two characters name the class of the error.
    self =
      switch state.prefix(2) {
      case "23": .contradiction
      case "XX" where ["XX001", "XX002"].contains(state): .corrupt
      // The connection, a standby, a login, a deadlock, timeouts, and the server's shutdown.
      case "08", "25", "28", "40", "55", "57": .unreachable
      case "53": state == "53100" ? .full : .unreachable
      default: .other(code: "SQLSTATE \(state)")
      }
  }
}
