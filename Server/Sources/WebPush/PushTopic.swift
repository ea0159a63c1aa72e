import Hashing

/// What a message is about: a newer one of the same topic takes its place (RFC 8030 §5.4).
package struct PushTopic: Hashable, Sendable {
  /// 32 characters of base64url.
  package let text: String

  /// Makes the topic from the key of what is told.
  ///
  /// Apple decodes a topic as base64url, so it has to be the text of whole bytes: of 24.
  package init(of key: String) {
    text = Array(sha256(Array(key.utf8)).prefix(24)).base64URL
  }
}
