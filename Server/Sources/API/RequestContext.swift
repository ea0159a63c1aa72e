public import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
import Wire

/// A request's logger and the address of its connection.
struct Context: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection's IP address: the client's, or a proxy's.
  let remoteAddress: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress?.ipAddress ?? "unknown"
  }
}

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

  /// The client's address: behind a proxy the last one in `X-Forwarded-For`, else the connection's.
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

  /// Makes a response in the API's format for errors; `reason` is a sentence for the user.
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
