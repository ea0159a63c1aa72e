import Testing

@testable import API

/// The address of the client that a request's header names.
struct TrustedProxiesTests {
  @Test(arguments: [
    ("127.0.0.1", "192.0.2.1", "192.0.2.1"), ("::1", "192.0.2.1", "192.0.2.1"),
    ("::ffff:127.0.0.1", "192.0.2.1", "192.0.2.1"), ("127.3.2.1", "192.0.2.1", "192.0.2.1"),
    ("192.0.2.9", "192.0.2.1", "192.0.2.9"), ("unknown", "192.0.2.1", "unknown"),
  ])
  func `only a proxy on this machine is believed by default`(
    connection: String, header: String, client: String
  ) {
    let found = TrustedProxies.loopback.client(connection: connection, forwardedFor: header)

    #expect(found == ClientAddress(client))
  }

  @Test func `without proxies no header is believed`() {
    let found = TrustedProxies.none.client(connection: "127.0.0.1", forwardedFor: "192.0.2.1")

    #expect(found == ClientAddress("127.0.0.1"))
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("6.6.6.6, 192.0.2.1", "192.0.2.1"),
    ("6.6.6.6,192.0.2.1,10.1.2.3", "192.0.2.1"), ("192.0.2.1, 10.1.2.3, 127.0.0.1", "192.0.2.1"),
    ("10.1.2.3, 10.1.2.4", "10.1.2.3"), ("", "10.0.0.1"), ("nonsense", "nonsense"),
  ])
  func `the client is the last address that is no trusted proxy`(
    header: String, client: String
  ) throws {
    let proxies = try #require(TrustedProxies("127.0.0.1, 10.0.0.0/8"))

    let found = proxies.client(connection: "10.0.0.1", forwardedFor: header)

    #expect(found == ClientAddress(client))
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.255.255", true), ("10.0.0.0/8", "11.0.0.0", false),
    ("10.0.0.0/9", "10.127.0.1", true), ("10.0.0.0/9", "10.128.0.1", false),
    ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false),
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("192.0.2.1/32", "::ffff:192.0.2.1", true), ("fd00::/8", "fdff::1", true),
    ("fd00::/8", "fe00::1", false), ("2001:db8::1", "2001:DB8:0::1", true),
    ("::/0", "2001:db8::1", true), ("10.0.0.0/8", "1:2", false), ("10.0.0.0/8", "", false),
  ])
  func `a network has the addresses that begin like it`(
    network: String, address: String, isInside: Bool
  ) throws {
    let proxies = try #require(TrustedProxies(network))

    #expect(proxies.contains(address) == isInside)
  }

  @Test(arguments: [
    "", ",", "10.0.0.1,", "10.0.0", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8/8",
    "::/129", "localhost", "1:2", "10.0.0.1;10.0.0.2",
  ])
  func `a malformed list is refused as a whole`(_ text: String) {
    #expect(TrustedProxies(text) == nil)
  }
}
