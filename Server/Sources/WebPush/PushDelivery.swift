/// What came of handing a message to a push service.
package enum PushDelivery: Equatable, Sendable {
  case answered(PushResponse)
  case failed(PushFailure)
}

/// The response of a push service.
package struct PushResponse: Equatable, Sendable {
  /// The status code of HTTP.
  package let status: Int
  /// The header `TTL`.
  package let timeToLive: String?
  /// The header `Retry-After`.
  package let retryAfter: String?
  /// The first bytes of the body, or the header in which Microsoft's service explains itself; for the operator.
  package let reason: String
}

/// Why there is no response.
package enum PushFailure: Error, Equatable, Sendable {
  /// The name of the host leads to addresses that are not public.
  case addressNotPublic
  /// The service cannot be reached, with the reason that libcurl gives.
  case notReached(String)
  /// The service was reached, and did not answer in time.
  case timedOut
  /// This server is being stopped.
  case stopped
}
