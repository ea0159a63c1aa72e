import CPostgres

/// The rows that a statement gave, in PostgreSQL's binary format.
final class PostgresResult {
  private let handle: OpaquePointer

  /// Takes a result of libpq over.
  /// - Throws: `PostgresError` when it is none of success.
  init(_ handle: OpaquePointer?) throws(PostgresError) {
    guard let handle else { throw .unreachable }
    self.handle = handle
    switch PQresultStatus(handle) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return
    default:
      // Without a code, libpq itself failed: the connection is lost.
      guard let state = PQresultErrorField(handle, Self.stateField) else { throw .unreachable }
      throw .refused(state: String(cString: state), reason: reason(for: String(cString: state)))
    }
  }

  deinit { PQclear(handle) }

  /// `PG_DIAG_SQLSTATE` and `PG_DIAG_MESSAGE_PRIMARY`, macros that Swift cannot see.
  private static let stateField = Int32(UInt8(ascii: "C"))
  private static let messageField = Int32(UInt8(ascii: "M"))

  /// The classes of errors whose messages name things of the database, and quote no data.
  private static let plainClasses: Set<Substring> = [
    "08", "0A", "25", "28", "3D", "3F", "42", "53", "55", "57", "58",
  ]

  private func reason(for state: String) -> String? {
    guard Self.plainClasses.contains(state.prefix(2)),
      let message = PQresultErrorField(handle, Self.messageField)
    else { return nil }
    return String(cString: message)
  }

  var count: Int { Int(PQntuples(handle)) }

  /// How many rows the statement wrote.
  var changed: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

  /// The bytes of a byte string or a text; `nil` for null.
  func bytes(_ row: Int, _ column: Int) -> [UInt8]? {
    let (row, column) = (Int32(row), Int32(column))
    guard PQgetisnull(handle, row, column) == 0, let start = PQgetvalue(handle, row, column) else {
      return nil
    }
    return [UInt8](
      UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(handle, row, column))))
  }

  /// A `bigint` or an `integer`; `nil` for null and other types.
  func integer(_ row: Int, _ column: Int) -> Int64? {
    guard let bytes = bytes(row, column), let first = bytes.first, [4, 8].contains(bytes.count)
    else { return nil }
    // The first bit is the sign.
    return bytes.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
  }

  func truth(_ row: Int, _ column: Int) -> Bool { bytes(row, column) == [1] }

  /// A text; `nil` for null and for invalid UTF-8.
  func text(_ row: Int, _ column: Int) -> String? {
    bytes(row, column).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
