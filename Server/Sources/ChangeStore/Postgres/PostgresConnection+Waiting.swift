import CPostgres
import Foundation

// Answers, for which no call waits longer than the connection's patience.
extension PostgresConnection {
  /// The answer to the statement that was sent: its first error, or else its last result.
  func answer() throws(PostgresError) -> PostgresResult {
    var answer: Result<PostgresResult, PostgresError>?
    while let result = try nextResult() {
      let next = Result { () throws(PostgresError) in try PostgresResult(result) }
      if case .failure = answer { continue }
      answer = next
    }
    guard let answer else { throw .unreachable }
    return try answer.get()
  }

  /// The next result of what was sent; `nil` at the end of a statement's results.
  func nextResult() throws(PostgresError) -> OpaquePointer? {
    while PQflush(handle) == 1 { try wait(for: POLLIN | POLLOUT) }
    while PQisBusy(handle) == 1 { try wait(for: POLLIN) }
    return PQgetResult(handle)
  }

  private func wait(for events: Int32) throws(PostgresError) {
    switch poll(events, for: Int32(clamping: patience.wholeMilliseconds)) {
    case 0:
      isGivenUp = true
      throw .unreachable
    case 1...: guard PQconsumeInput(handle) == 1 else { throw .unreachable }
    default: guard errno == EINTR else { throw .unreachable }
    }
  }

  private func poll(_ events: Int32, for milliseconds: Int32) -> Int32 {
    var socket = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
    return Foundation.poll(&socket, 1, milliseconds)
  }

  /// Whether the server ended the connection while no caller had it.
  var isEnded: Bool {
    // A server that was asked for nothing sends nothing but its end.
    guard poll(POLLIN, for: 0) > 0 else { return false }
    return PQconsumeInput(handle) == 0 || isBroken
  }

  /// Waits for notifications (https://www.postgresql.org/docs/current/sql-notify.html).
  /// - Returns: Their payloads, in order; none when the time has passed.
  func notifications(within time: Duration) throws(PostgresError) -> [String] {
    let milliseconds = Int32(clamping: max(0, time.wholeMilliseconds))
    guard poll(POLLIN, for: milliseconds) >= 0 || errno == EINTR, PQconsumeInput(handle) == 1,
      !isBroken
    else { throw .unreachable }
    var payloads: [String] = []
    while let notification = PQnotifies(handle) {
      defer { PQfreemem(notification) }
      payloads.append(String(cString: notification.pointee.extra))
    }
    return payloads
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
