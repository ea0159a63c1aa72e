import Domain
import Hashing
import Testing

@testable import WebPush

struct PushRequestTests {
  @Test func `a request has all that push services ask for`() throws {
    let endpoint = try PushEndpoint("https://web.push.apple.com/Q", allowed: PushHosts())
    let request = PushRequest(
      to: endpoint, body: [1], authorization: "vapid t=a, k=b", worth: .minutes(2), urgency: .high,
      topic: PushTopic(of: "asked"))
    #expect(
      request.headers == [
        "Authorization": "vapid t=a, k=b", "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream", "TTL": "120", "Urgency": "high",
        "Topic": PushTopic(of: "asked").text,
      ])
  }

  /// Edge's service answers 400 to `TTL: 0`.
  @Test(arguments: [TimeSpan.zero, .milliseconds(999), .seconds(-5)])
  func `a message is always kept for a second`(worth: TimeSpan) throws {
    let endpoint = try PushEndpoint("https://web.push.apple.com/Q", allowed: PushHosts())
    let request = PushRequest(
      to: endpoint, body: [], authorization: "", worth: worth, urgency: .normal,
      topic: PushTopic(of: "a"))
    #expect(request.headers["TTL"] == "1")
  }

  /// Apple's service answers 400 to a topic that is no base64url.
  @Test func `a topic is 32 characters of base64url, the same for the same key`() throws {
    for key in ["", "asked/1", "cancelled/2", String(repeating: "⚽", count: 100)] {
      let topic = PushTopic(of: key)
      #expect(topic.text.utf8.count == 32)
      #expect([UInt8](base64URL: topic.text)?.count == 24)
      #expect(topic == PushTopic(of: key))
    }
    #expect(PushTopic(of: "a") != PushTopic(of: "b"))
  }
}
