public import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
import Wire

/// What is known of a request beside the request itself.
struct Context: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address that the connection comes from.
  let remoteAddress: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress?.ipAddress ?? "unknown"
  }
}

extension Request {
  static let bodyByteLimit = 1 << 20

  /// The whole body.
  /// - Throws: `APIError` when it is too large or breaks off.
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

  /// Whether another site made the browser send this (https://www.w3.org/TR/fetch-metadata/).
  var isCrossSite: Bool {
    guard let site = headers[named: "Sec-Fetch-Site"] else { return false }
    return site != "same-origin" && site != "none"
  }

  /// The address of whoever sent this: the last that a trusted proxy added, or the connection's.
  func clientAddress(_ context: Context, isBehindProxy: Bool) -> ClientAddress {
    guard isBehindProxy,
      let last = headers[named: "X-Forwarded-For"]?.split(separator: ",").last
    else { return ClientAddress(context.remoteAddress) }
    return ClientAddress(last.filter { $0 != " " })
  }
}

extension Response {
  static func json(_ bytes: [UInt8]) -> Response {
    json(ByteBuffer(bytes: bytes))
  }

  static func json(_ buffer: ByteBuffer) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "application/json; charset=utf-8"],
      body: ResponseBody(byteBuffer: buffer))
  }

  /// An answer in the format that the API gives to everything that goes wrong; `reason` is a
  /// sentence for a person.
  public static func problem(
    _ reason: String, status: HTTPResponse.Status, headers: HTTPFields = [:]
  ) -> Response {
    var response = Response.json(
      JSONWriter.write { writer in
        writer.object { writer in
          writer.name("error")
          writer.bool(true)
          writer.string("reason", reason)
        }
      })
    response.status = status
    response.headers.append(contentsOf: headers)
    return response
  }

  static func created(_ route: String) -> Response {
    Response(status: .created, headers: [.location: route])
  }

  static let empty = Response(status: .ok)
  static let noContent = Response(status: .noContent)
}
