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

  /// Reads the whole body, which may be compressed with gzip; decompressed, too, it has at most `bodyByteLimit` bytes.
  ///
  /// Only for those who may send much: a thousandth of the bytes is enough to take the same memory.
  /// - Throws: `APIError` when it is too large, ends too early, is damaged or in another coding.
  func decompressedBytes() async throws(APIError) -> [UInt8] {
    switch bodyCoding {
    case nil: return try await sentBytes()
    case "gzip": return try Self.decompressed(try await sentBytes())
    default: throw .bodyCodingUnknown
    }
  }

  var isCompressed: Bool { bodyCoding != nil }

  /// How the body is compressed; `nil` when it is not.
  private var bodyCoding: String? {
    let coding = headers[.contentEncoding]?.lowercased()
    return coding == "identity" ? nil : coding
  }

  private static func decompressed(_ bytes: [UInt8]) throws(APIError) -> [UInt8] {
    do throws(GzipError) {
      return try Gzip.decompressed(bytes, upTo: bodyByteLimit)
    } catch {
      switch error {
      case .tooLarge: throw .bodyTooLarge
      case .damaged: throw .bodyDamaged
      case .outOfMemory: throw .overloaded
      }
    }
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

extension HTTPRequest {
  /// Whether the length of the body is known to be too large.
  var announcesTooLargeBody: Bool {
    guard let length = headerFields[.contentLength].flatMap({ Int($0) }) else { return false }
    return length > Request.bodyByteLimit
  }
}
