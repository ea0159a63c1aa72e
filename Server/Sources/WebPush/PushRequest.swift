package import Domain

/// How soon a push service wakes a phone for a message (RFC 8030 §5.3).
package enum PushUrgency: String, Sendable {
  case normal
  case high
}

/// A request that hands a message to a push service (RFC 8030 §5).
package struct PushRequest: Hashable, Sendable {
  package let endpoint: PushEndpoint
  /// Name and value of each header.
  package let headers: [String: String]
  /// The encrypted message.
  package let body: [UInt8]

  /// Makes a request.
  /// - Parameters:
  ///   - endpoint: Where the subscription is.
  ///   - body: The encrypted message.
  ///   - authorization: See ``ServerIdentity/authorization(for:at:)``.
  ///   - worth: For how long the message is worth something to its reader; at least a second is sent.
  ///   - urgency: How soon the phone is woken.
  ///   - topic: Replaces a message of the same topic that waits for the phone.
  package init(
    to endpoint: PushEndpoint, body: [UInt8], authorization: String, worth: TimeSpan,
    urgency: PushUrgency, topic: PushTopic
  ) {
    self.endpoint = endpoint
    self.body = body
    headers = [
      "Authorization": authorization,
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      "TTL": String(max(1, worth.milliseconds / 1_000)),
      "Topic": topic.text,
      "Urgency": urgency.rawValue,
    ]
  }
}
