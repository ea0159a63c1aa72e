import Domain
import Testing

@testable import WebPush

struct PushAnswerTests {
  private static let now = Instant(clamping: 1_780_000_000_000)

  @Test(arguments: [
    (201, PushAnswer.accepted(timeToLive: 60)), (202, .accepted(timeToLive: 60)),
    (200, .accepted(timeToLive: 60)), (404, .gone), (410, .gone), (413, .tooLong),
    (406, .wait(.seconds(7))), (408, .wait(.seconds(7))), (429, .wait(.seconds(7))),
    (500, .wait(.seconds(7))), (502, .wait(.seconds(7))), (503, .wait(.seconds(7))),
    (301, .refused), (307, .refused), (400, .refused), (401, .refused), (403, .refused),
    (418, .refused),
  ])
  func `each status means one thing`(status: Int, answer: PushAnswer) {
    #expect(PushAnswer(status: status, timeToLive: "60", retryAfter: "7", at: Self.now) == answer)
  }

  @Test(arguments: [
    ("0", TimeSpan.zero), ("120", .seconds(120)), ("99999999", .days(1)),
    ("9223372036854775807", .days(1)), ("-1", nil), ("soon", nil), ("", nil),
    ("Thu, 28 May 2026 20:27:10 GMT", .seconds(30)), ("Thu, 28 May 2026 20:00:00 GMT", .zero),
    ("Fri, 28 May 2066 20:00:00 GMT", .days(1)),
  ])
  func `a pause is in seconds or until a date, and at most a day`(text: String, pause: TimeSpan?) {
    #expect(
      PushAnswer(status: 429, timeToLive: nil, retryAfter: text, at: Self.now) == .wait(pause))
  }

  @Test func `a service need not say how long it waits, nor how long it keeps a message`() {
    #expect(
      PushAnswer(status: 503, timeToLive: nil, retryAfter: nil, at: Self.now) == .wait(nil))
    #expect(
      PushAnswer(status: 201, timeToLive: "long", retryAfter: nil, at: Self.now)
        == .accepted(timeToLive: nil))
  }
}
