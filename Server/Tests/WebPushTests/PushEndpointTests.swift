import Testing

@testable import WebPush

struct PushEndpointTests {
  @Test(arguments: [
    ("https://fcm.googleapis.com/fcm/send/abc:def_-", "https://fcm.googleapis.com"),
    ("https://jmt17.google.com/fcm/send/abc", "https://jmt17.google.com"),
    (
      "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
      "https://updates.push.services.mozilla.com"
    ),
    ("https://web.push.apple.com/QGuQyavXutnMH", "https://web.push.apple.com"),
    (
      "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA",
      "https://wns2-par02p.notify.windows.com"
    ),
    ("https://web.push.apple.com:443/Q", "https://web.push.apple.com"),
    ("https://WEB.Push.Apple.COM/Q", "https://web.push.apple.com"),
    ("https://ntfy.example.org/up?id=1", "https://ntfy.example.org"),
  ])
  func `the services of browsers and those of the operator are accepted`(
    url: String, origin: String
  ) throws {
    let endpoint = try PushEndpoint(url, allowed: PushHosts(and: ["ntfy.example.org"]))
    #expect(endpoint.origin == origin)
    #expect(endpoint.url == url)
  }

  @Test(arguments: [
    ("", PushEndpointError.noURL),
    ("fcm.googleapis.com/fcm/send/a", .noURL),
    ("https://", .noURL),
    ("https://fcm.googleapis.com/a b", .noURL),
    ("https://fcm.googleapis.com/\r\nHost: x", .noURL),
    ("https://fcm.googleapis.com/é", .noURL),
    ("https://fcm.googleapis.com:99999/", .noURL),
    ("http://fcm.googleapis.com/fcm/send/a", .notHTTPS),
    ("http://127.0.0.1:8080/a", .notHTTPS),
    ("ftp://fcm.googleapis.com/a", .notHTTPS),
    ("file:///etc/passwd", .noURL),
    ("https://fcm.googleapis.com:8443/a", .otherPort),
    ("https://fcm.googleapis.com:80/a", .otherPort),
    ("https://user@fcm.googleapis.com/a", .userInURL),
    ("https://fcm.googleapis.com:secret@example.org/a", .userInURL),
    ("https://example.org/a", .hostNotAllowed("example.org")),
    ("https://fcm.googleapis.com.example.org/a", .hostNotAllowed("fcm.googleapis.com.example.org")),
    ("https://fcm.googleapis.com./a", .hostNotAllowed("fcm.googleapis.com.")),
    ("https://notfcm.googleapis.com/a", .hostNotAllowed("notfcm.googleapis.com")),
    ("https://push.apple.com/a", .hostNotAllowed("push.apple.com")),
    ("https://evilpush.apple.com/a", .hostNotAllowed("evilpush.apple.com")),
    ("https://127.0.0.1/a", .hostNotAllowed("127.0.0.1")),
    ("https://2130706433/a", .hostNotAllowed("127.0.0.1")),
    ("https://0x7f.1/a", .hostNotAllowed("127.0.0.1")),
    ("https://[::1]/a", .hostNotAllowed("[::1]")),
    ("https://[::ffff:127.0.0.1]/a", .hostNotAllowed("[::ffff:127.0.0.1]")),
    ("https://localhost/a", .hostNotAllowed("localhost")),
    ("https://example.org/#@fcm.googleapis.com/", .hostNotAllowed("example.org")),
    ("https://example.org\\@fcm.googleapis.com/", .userInURL),
  ])
  func `all other addresses are refused`(url: String, error: PushEndpointError) {
    #expect(throws: error) { try PushEndpoint(url, allowed: PushHosts()) }
  }

  @Test func `a URL of more than 2,000 bytes is refused`() {
    let start = "https://fcm.googleapis.com/"
    let longest = start + String(repeating: "a", count: 2_000 - start.count)
    #expect(throws: Never.self) { try PushEndpoint(longest, allowed: PushHosts()) }
    #expect(throws: PushEndpointError.noURL) {
      try PushEndpoint(longest + "a", allowed: PushHosts())
    }
  }

  @Test
  func
    `a service on this machine is allowed at any port, without encryption, if the operator says so`()
    throws
  {
    let hosts = PushHosts(and: [PushHosts.loopback])
    let endpoint = try PushEndpoint("http://127.0.0.1:5003/push/a", allowed: hosts)
    #expect(endpoint.origin == "http://127.0.0.1:5003")
    #expect(throws: PushEndpointError.notHTTPS) {
      try PushEndpoint("http://127.0.0.2:5003/a", allowed: hosts)
    }
    #expect(throws: PushEndpointError.notHTTPS) {
      try PushEndpoint("http://localhost:5003/a", allowed: hosts)
    }
    #expect(throws: PushEndpointError.hostNotAllowed("127.0.0.1")) {
      try PushEndpoint("https://127.0.0.1/a", allowed: hosts)
    }
  }
}
