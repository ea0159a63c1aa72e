import CCurl
package import Domain

/// What an answer of a push service means for the message and the subscription.
package enum PushAnswer: Equatable, Sendable {
  /// The service has the message, and keeps it for that many seconds, as far as it says so.
  case accepted(timeToLive: Int?)
  /// The subscription no longer exists.
  case gone
  /// The service takes no messages for now, for as long as it says.
  case wait(TimeSpan?)
  /// The message is too long, which is a fault of this server.
  case tooLong
  /// The service does not take this message, for a reason that its operator knows.
  case refused

  /// Interprets a response.
  /// - Parameters:
  ///   - status: The status code of HTTP.
  ///   - timeToLive: The header `TTL`.
  ///   - retryAfter: The header `Retry-After`.
  ///   - now: The instant at which the response arrived, for a `Retry-After` that names another.
  package init(status: Int, timeToLive: String?, retryAfter: String?, at now: Instant) {
    self =
      switch status {
      case 200..<300: .accepted(timeToLive: timeToLive.flatMap { Int($0) })
      case 404, 410: .gone
      case 413: .tooLong
      // 406 is how Microsoft's service says 429.
      case 406, 408, 429, 500...: .wait(retryAfter.flatMap { Self.pause($0, after: now) })
      default: .refused
      }
  }

  /// Reads seconds, or a date (RFC 9110 §10.2.3); at most a day.
  private static func pause(_ text: String, after now: Instant) -> TimeSpan? {
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(min(seconds, 86_400)) }
    let date = curl_getdate(text, nil)
    guard date >= 0 else { return nil }
    return max(.zero, min(.days(1), now.span(until: Instant(clamping: Int64(date) * 1_000))))
  }
}
