import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
  static let bodyByteLimit = 1 << 20

  /// Reads the whole body.
  /// - Throws: `APIError` when it is too large or ends too early.
  func bytes() async throws(APIError) -> [UInt8] {
    guard !head.announcesTooLargeBody else { throw .bodyTooLarge }
    do {
      return Array(buffer: try await body.collect(upTo: Self.bodyByteLimit))
    } catch is NIOTooManyBytesError {
      throw .bodyTooLarge
    } catch {
      throw .bodyIncomplete
    }
  }

  /// Whether another site made the browser send the request
  /// (https://www.w3.org/TR/fetch-metadata/).
  ///
  /// Over plain http, browsers tell it only by `Origin`, and only where the request may change
  /// something. The public address counts besides `Host`, which a proxy may have replaced.
  func isCrossSite(publicAuthority: String) -> Bool {
    if let site = headers[.secFetchSite] {
      return site != "same-origin" && site != "none"
    }
    guard let origin = headers[.origin] else { return false }
    let parts = origin.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[2].isEmpty else { return true }
    let ours = [head.authority ?? "", publicAuthority].map { $0.lowercased() }
    return !ours.contains(String(parts[2]))
  }

  /// The client's address, which a trusted proxy names.
  func clientAddress(_ context: Context, behind proxies: TrustedProxies) -> ClientAddress {
    proxies.client(
      connection: context.remoteAddress, forwardedFor: headers[.xForwardedFor])
  }
}

extension HTTPRequest {
  /// Whether the length of the body is known to be too large.
  var announcesTooLargeBody: Bool {
    guard let length = headerFields[.contentLength].flatMap({ Int($0) }) else { return false }
    return length > Request.bodyByteLimit
  }
}
