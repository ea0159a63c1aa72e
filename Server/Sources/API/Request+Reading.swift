import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
  static let bodyByteLimit = 1 << 20

  /// Reads the whole body.
  /// - Throws: `APIError` when it is too large or ends too early.
  func bytes() async throws(APIError) -> [UInt8] {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > Self.bodyByteLimit {
      throw .bodyTooLarge
    }
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
  var isCrossSite: Bool {
    guard let site = headers[named: "Sec-Fetch-Site"] else { return false }
    return site != "same-origin" && site != "none"
  }

  /// The client's address, which a trusted proxy names.
  func clientAddress(_ context: Context, behind proxies: TrustedProxies) -> ClientAddress {
    proxies.client(
      connection: context.remoteAddress, forwardedFor: headers[named: "X-Forwarded-For"])
  }
}
