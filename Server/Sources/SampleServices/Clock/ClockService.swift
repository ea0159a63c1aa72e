import API
import HTTPTypes
import Hummingbird
import NIOCore

/// Tells the time, in the format of the public service that the Clock sample was written for.
struct ClockService: Sendable {
  let world: World

  func reader(at path: String) -> SampleServices.Reader? {
    guard path == "/samples/clock/api/json/utc/now" else { return nil }
    return { _ in
      LoggedResponse(
        Response(
          status: .ok,
          headers: [
            .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
          ],
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: ClockReading(world.now()).json))))
    }
  }
}
