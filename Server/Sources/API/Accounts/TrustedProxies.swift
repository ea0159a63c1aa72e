/// The proxies in front of a server, which name the client in `X-Forwarded-For`.
///
/// ```swift
/// let settings = ServerSettings(trustedProxies: .loopback)
/// ```
public struct TrustedProxies: Hashable, Sendable {
  private let networks: [IPNetwork]

  /// No proxy: each connection is the client's own.
  public static let none = Self(networks: [])
  /// Proxies on the server's own machine.
  public static let loopback = Self(networks: ["127.0.0.0/8", "::1"].compactMap { IPNetwork($0) })

  private init(networks: [IPNetwork]) {
    self.networks = networks
  }

  /// Reads addresses and networks such as `127.0.0.1, fd00::/8`; `nil` when one is malformed.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let networks = parts.compactMap { IPNetwork($0.filter { $0 != " " }) }
    guard networks.count == parts.count else { return nil }
    self.networks = networks
  }

  /// Whether there is any proxy.
  var isEmpty: Bool { networks.isEmpty }

  func contains(_ address: String) -> Bool {
    guard let address = IPAddress(address) else { return false }
    return networks.contains { $0.contains(address) }
  }

  /// The client of a request: the last address before the trusted proxies.
  ///
  /// Each proxy adds the address from which it got the request, so what comes before that of the
  /// first trusted proxy may be forged.
  func client(connection: String, forwardedFor: String?) -> ClientAddress {
    guard let forwardedFor, contains(connection) else { return ClientAddress(connection) }
    let hops = forwardedFor.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    return ClientAddress(hops.last { !contains($0) } ?? hops.first ?? connection)
  }
}
