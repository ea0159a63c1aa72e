import NIOCore
import NIOPosix

/// An address of this machine and a port, such as `127.0.0.1:9090` or `[::1]:9090`.
struct ListeningAddress: Equatable, CustomStringConvertible {
  let host: String
  let port: Int

  var description: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// Opens the port and closes it again, which throws when it cannot be listened to.
  func tryOut() async throws {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: host, port: port).get()
    try await channel.close()
  }
}

extension ListeningAddress {
  /// Reads a host and a port; `nil` for any other text, as for an IPv6 address without brackets.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(host), port: Int(port))
  }
}
