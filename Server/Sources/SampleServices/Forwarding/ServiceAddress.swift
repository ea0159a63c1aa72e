import Foundation

/// The beginning of a service's URLs: scheme, host and, if need be, port and path.
public struct ServiceAddress: Hashable, Sendable {
  let text: String

  /// Takes an address with `http` or `https`; `nil` for anything else.
  public init?(_ text: String) {
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      parts.scheme == "https" || parts.scheme == "http",
      parts.query == nil, parts.fragment == nil, parts.user == nil, parts.password == nil
    else { return nil }
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

/// A secret that a service knows us by.
///
/// It does not show when it is printed.
public struct AccessKey: Sendable, CustomStringConvertible, CustomReflectable {
  let secret: String

  /// Takes a key; `nil` when it cannot be sent in a header.
  public init?(_ secret: String) {
    let isVisible = secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard isVisible, (1...4_096).contains(secret.utf8.count) else { return nil }
    self.secret = secret
  }

  /// Stands for any key.
  public var description: String { "a key" }

  /// Has nothing to show.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
