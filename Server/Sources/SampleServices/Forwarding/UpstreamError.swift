/// The reason why a request to another server failed.
///
/// Status, log level and sentence are derived from the case, in `UpstreamError+Response.swift`. No
/// case contains text of the other server, so that none gets into a log or a response.
enum UpstreamError: Error, Hashable {
  /// The connection could not be opened, or ended before the response.
  case unreachable
  /// The response took longer than the time limit.
  case timedOut
  /// The other server refuses the key.
  case keyRefused
  /// The other server refuses more requests for now (429).
  case tooManyRequests
  /// The other server responded with a status that this server cannot use.
  case unexpectedStatus(Int)
  /// The response has more bytes than the limit.
  case tooLarge
  /// The response is malformed, or is not of the expected type.
  case unexpectedContent
  /// Too many requests of this server wait for their responses.
  case overloaded
}
