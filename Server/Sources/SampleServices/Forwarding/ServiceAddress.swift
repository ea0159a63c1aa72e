import Foundation

/// The beginning of a service's URLs: scheme, host, and an optional port and path.
public struct ServiceAddress: Hashable, Sendable {
  let text: String

  /// Reads an address with `http` or `https`; `nil` for other texts.
  public init?(_ text: String) {
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      parts.scheme == "https" || parts.scheme == "http",
      parts.query == nil, parts.fragment == nil, parts.user == nil, parts.password == nil
    else { return nil }
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

/// The secret with which this server identifies itself to a service.
///
/// Printing or dumping a key does not show the secret.
public struct AccessKey: Sendable, CustomStringConvertible, CustomReflectable {
  let secret: String

  /// Creates a key from a secret; `nil` when a header cannot contain it.
  public init?(_ secret: String) {
    let isVisible = secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard isVisible, (1...4_096).contains(secret.utf8.count) else { return nil }
    self.secret = secret
  }

  /// The same text for every key.
  public var description: String { "a key" }

  /// A mirror without children, which would show the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
