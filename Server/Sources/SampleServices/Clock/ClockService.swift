import API
import HTTPTypes
import Hummingbird
import NIOCore

/// Serves the time in the format of the public service that the Clock sample was written for.
struct ClockService: Sendable {
  let source: any ClockSource

  func reader(at path: String) -> SampleServices.Reader? {
    guard path == "/samples/clock/api/json/utc/now" else { return nil }
    return { _ in
      do throws(UpstreamError) {
        let body = ResponseBody(byteBuffer: ByteBuffer(bytes: try await source.now()))
        return LoggedResponse(
          Response(
            status: .ok, headers: [.contentType: "application/json; charset=utf-8"], body: body))
      } catch {
        return LoggedResponse(error.clockResponse, logLevel: error.logLevel, error: "\(error)")
      }
    }
  }
}

extension UpstreamError {
  /// The error response in the format of the API.
  fileprivate var clockResponse: Response {
    .error(message(of: "time service"), status: status, headers: headers)
  }
}
