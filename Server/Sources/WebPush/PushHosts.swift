/// The hosts of push services that this server may send messages to.
package struct PushHosts: Equatable, Sendable {
  private let patterns: [String]

  /// Takes the services of the known browsers, and more hosts that the operator names.
  /// - Parameter more: Names of hosts; one that begins with `*.` stands for all names that end with the rest.
  ///   ``loopback`` stands for a service on this machine, without encryption and at any port, for tests.
  package init(and more: [String] = []) {
    patterns = Self.services + more.map { $0.lowercased() }
  }

  /// Of Chrome, Firefox, Safari and Edge, in this order.
  ///
  /// The second is the one that Debian's Chromium is given, which belongs to no release channel of Chrome.
  private static let services = [
    "fcm.googleapis.com", "jmt17.google.com", "*.push.services.mozilla.com", "*.push.apple.com",
    "*.notify.windows.com",
  ]

  package static let loopback = "127.0.0.1"

  /// Whether the operator allows a service on this machine.
  package var includesLoopback: Bool { patterns.contains(Self.loopback) }

  /// Whether a host, in lower case, is a push service on the list.
  func contains(_ host: String) -> Bool {
    patterns.contains { pattern in
      guard pattern != Self.loopback else { return false }
      guard pattern.hasPrefix("*.") else { return pattern == host }
      return host.hasSuffix(pattern.dropFirst())
    }
  }
}
