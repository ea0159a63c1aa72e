import CCurl

/// The address of a browser's subscription at its push service, which a stranger sent: one that this server may
/// send requests to.
package struct PushEndpoint: Hashable, Sendable {
  /// The URL as the browser sent it.
  package let url: String
  /// Scheme and host, and the port where it is not the scheme's own, such as `https://fcm.googleapis.com`.
  package let origin: String
  /// The host in lower case.
  package let host: String

  /// Whether it is a service on this machine, which tests use.
  var isLoopback: Bool { host == PushHosts.loopback }

  /// The longest URL that is accepted, in bytes.
  package static let longestURL = 2_000

  /// Checks the URL of an endpoint.
  ///
  /// It is read by the library that sends the requests, so that both understand it in the same way.
  /// - Throws: ``PushEndpointError`` when this server must not send anything there.
  package init(_ text: String, allowed: PushHosts) throws(PushEndpointError) {
    guard text.utf8.count <= Self.longestURL, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .noURL }
    let parts = try URLParts(text)
    switch parts.scheme {
    case "https":
      guard parts.port == nil || parts.port == "443" else { throw .otherPort }
      guard allowed.contains(parts.host) else { throw .hostNotAllowed(parts.host) }
      origin = "https://\(parts.host)"
    case "http" where allowed.includesLoopback && parts.host == PushHosts.loopback:
      origin = "http://\(parts.host)" + (parts.port.map { ":\($0)" } ?? "")
    default:
      throw .notHTTPS
    }
    url = text
    host = parts.host
  }
}

/// Why this server sends nothing to an endpoint.
package enum PushEndpointError: Error, Equatable {
  /// It is no URL, or has characters that belong into none.
  case noURL
  case notHTTPS
  case otherPort
  case userInURL
  /// The host is no push service on the list.
  case hostNotAllowed(String)
}

/// The parts of a URL.
private struct URLParts {
  let scheme: String
  let host: String
  let port: String?

  init(_ text: String) throws(PushEndpointError) {
    guard let handle = curl_url() else { throw .noURL }
    defer { curl_url_cleanup(handle) }
    switch curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER)) {
    case CURLUE_OK: break
    case CURLUE_USER_NOT_ALLOWED: throw .userInURL
    default: throw .noURL
    }
    guard let scheme = Self.part(CURLUPART_SCHEME, of: handle),
      let host = Self.part(CURLUPART_HOST, of: handle)
    else { throw .noURL }
    self.scheme = scheme
    self.host = host.lowercased()
    port = Self.part(CURLUPART_PORT, of: handle)
  }

  private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
    var found: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, part, &found, 0) == CURLUE_OK, let found else { return nil }
    defer { curl_free(found) }
    return String(cString: found)
  }
}
