import GzipCoding
public import HTTPTypes
public import Hummingbird
import NIOCore
import Wire

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

  /// Makes a response that is compressed when it is long and the client takes gzip.
  static func json(_ buffer: ByteBuffer, to request: Request) -> Response {
    let shortest = 2_000
    let accepted = AcceptedCodings(request.headers[.acceptEncoding] ?? "")
    guard buffer.readableBytes >= shortest, accepted.contains(.gzip),
      let compressed = try? Gzip.compressed(Array(buffer: buffer))
    else { return json(buffer) }
    var response = json(ByteBuffer(bytes: compressed))
    response.headers[.contentEncoding] = "gzip"
    response.headers[.vary] = "Accept-Encoding"
    return response
  }

  /// Makes a response in the API's format for errors; `reason` is a sentence for the user, and `kind`
  /// tells a program apart errors of the same status; `username` is the name of the account that the error
  /// is about.
  public static func error(
    _ reason: String, status: HTTPResponse.Status, headers: HTTPFields = [:], kind: String? = nil,
    username: String? = nil
  ) -> Response {
    var response = Response.json(
      JSONWriter.write { writer in
        writer.object { writer in
          writer.name("error")
          writer.bool(true)
          writer.string("reason", reason)
          writer.string("kind", ifPresent: kind)
          writer.string("username", ifPresent: username)
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
