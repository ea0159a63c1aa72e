import GzipCoding
import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
  static let bodyByteLimit = 1 << 20

  /// Reads the whole body, which must not be compressed.
  /// - Throws: `APIError` when it is too large, ends too early or is compressed.
  func bytes() async throws(APIError) -> [UInt8] {
    guard bodyCoding == nil else { throw .bodyCodingUnknown }
    return try await sentBytes()
  }

  /// Reads the whole body, which may be compressed with gzip, and does not decompress it yet.
  /// - Throws: `APIError` when it is too large, also decompressed, ends too early or is in another coding.
  func sentBody() async throws(APIError) -> SentBody {
    switch bodyCoding {
    case nil:
      let bytes = try await sentBytes()
      return SentBody(bytes: bytes, size: bytes.count, isCompressed: false)
    case "gzip":
      let bytes = try await sentBytes()
      guard let size = Gzip.statedSize(of: bytes) else { throw .bodyDamaged }
      guard size <= Self.bodyByteLimit else { throw .bodyTooLarge }
      return SentBody(bytes: bytes, size: size, isCompressed: true)
    default: throw .bodyCodingUnknown
    }
  }

  /// How the body is compressed; `nil` when it is not.
  private var bodyCoding: String? {
    let coding = headers[.contentEncoding]?.lowercased()
    return coding == "identity" ? nil : coding
  }

  /// Reads the whole body as it was sent.
  private func sentBytes() async throws(APIError) -> [UInt8] {
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

/// A body as it was sent.
///
/// A thousandth of its bytes may be enough to take as much time and memory as one that is not compressed. So what it says of
/// its size is counted before it is decompressed, and holds while it is.
struct SentBody: Sendable {
  fileprivate let bytes: [UInt8]
  /// How many bytes it has when it is decompressed.
  let size: Int
  fileprivate let isCompressed: Bool

  /// The bytes of the message.
  /// - Throws: `APIError.bodyDamaged` when it cannot be decompressed, or has another size.
  func message() throws(APIError) -> [UInt8] {
    guard isCompressed else { return bytes }
    do throws(GzipError) {
      return try Gzip.decompressed(bytes, upTo: size)
    } catch {
      throw error == .outOfMemory ? .overloaded : .bodyDamaged
    }
  }
}

extension HTTPRequest {
  /// Whether the length of the body is known to be too large.
  var announcesTooLargeBody: Bool {
    guard let length = headerFields[.contentLength].flatMap({ Int($0) }) else { return false }
    return length > Request.bodyByteLimit
  }
}
