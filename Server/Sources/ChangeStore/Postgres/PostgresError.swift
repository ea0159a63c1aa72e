/// The reason why a statement failed.
enum PostgresError: Error, Hashable, Sendable {
  /// The connection to the server broke, or the server takes too long.
  case unreachable
  /// The server refused the statement, with an SQLSTATE
  /// (https://www.postgresql.org/docs/current/errcodes-appendix.html), and with its reason when that
  /// quotes no data.
  case refused(state: String, reason: String? = nil)
  /// There is no connection that can be used.
  case unfit(DatabaseServerError)

  /// A key is in the table already.
  static let takenKey = Self.refused(state: "23505")
  /// A row refers to one that is not there.
  static let missingReference = Self.refused(state: "23503")

  /// The database is a standby's, or its operator allows no writes.
  static let readOnly = Self.unfit(
    .refused(state: "25006", reason: "the database takes no writes"))

  /// Whether the server undid a transaction for the sake of others, such as in a deadlock.
  var isCollision: Bool {
    guard case .refused(let state, _) = self else { return false }
    return state.hasPrefix("40")
  }
}

extension PostgresError {
  /// Whether the server knows no such statement, or lets no such user run it.
  var isUnknownStatement: Bool {
    guard case .refused(let state, _) = self else { return false }
    return ["0A000", "42501", "42601", "42883"].contains(state)
  }
}

extension StorageError {
  init(_ error: PostgresError) {
    self =
      switch error {
      case .unreachable: .unreachable
      case .unfit(let error): .server(error)
      case .refused(let state, let reason): Self(state: state, reason: reason)
      }
  }

  private init(state: String, reason: String?) {
    // The first two characters name the class of the error.
    self =
      switch state.prefix(2) {
      case "23": .contradiction
      case "XX" where ["XX001", "XX002"].contains(state): .corrupt
      case "53" where state == "53100": .full
      // The connection, a deadlock, and the server's shutdown: it may have been stored.
      case "08", "40": .unreachable
      case "57" where state != "57014": .unreachable
      default:
        reason.map { .server(.refused(state: state, reason: $0)) }
          ?? .other(code: "SQLSTATE \(state)")
      }
  }
}
