import API
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// Tells the time, in the format of the public service that the Clock sample was written for.
struct ClockService: Sendable {
  let source: any ClockSource

  func reader(at path: String) -> SampleServices.Reader? {
    guard path == "/samples/clock/api/json/utc/now" else { return nil }
    return { _ in
      do throws(UpstreamFailure) {
        return LoggedResponse(.json(try await source.now()))
      } catch {
        return LoggedResponse(error.clockResponse, logLevel: error.logLevel, problem: "\(error)")
      }
    }
  }
}

extension UpstreamFailure {
  /// The answer in the format of the API.
  fileprivate var clockResponse: Response {
    let json = JSONWriter.write { writer in
      writer.object { writer in
        writer.name("error")
        writer.bool(true)
        writer.string("reason", message(of: "time service"))
      }
    }
    return .json(json, status: status, headers: headers)
  }
}

extension Response {
  fileprivate static func json(
    _ bytes: [UInt8], status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
