/// Why another server did not give what was asked.
///
/// Status, log level and sentence are derived from the case, in `UpstreamError+Answer.swift`. What
/// the server said itself is in none of the cases, so that it gets into no log and no answer.
enum UpstreamError: Error, Hashable {
  /// There is no connection.
  case unreachable
  /// The answer takes too long.
  case timedOut
  /// It does not know our key.
  case keyRefused
  /// We ask too often.
  case tooManyRequests
  /// It answers with a status that is of no use.
  case unexpectedStatus(Int)
  /// The answer has more bytes than it should.
  case tooLarge
  /// The answer is not what it says or should be.
  case unexpectedContent
  /// Too many of our requests are waiting for their answers.
  case overloaded
}
