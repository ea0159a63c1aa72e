import Foundation
import Testing

@testable import WebPush

struct PublicAddressTests {
  @Test(arguments: [
    "1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.0", "142.250.74.138", "172.15.0.1",
    "172.32.0.1",
    "192.167.1.1", "192.0.1.1", "198.17.1.1", "198.20.1.1", "223.255.255.255", "17.57.144.10",
    "2a00:1450:4001:82a::200a", "2606:4700::1", "2001:4860:4860::8888", "2003::1",
    "64:ff9b::808:808",
  ])
  func `addresses of the Internet are public`(text: String) throws {
    #expect(isPublicAddress(try bytes(ofAddress: text)))
  }

  @Test(arguments: [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.255",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1",
    "192.168.178.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1",
    "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::7f00:1", "::ffff:127.0.0.1",
    "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::808:808", "100::1",
    "2001::1",
    "2001:1ff::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "5f00::1", "fc00::1", "fd00:ec2::254",
    "fe80::1", "fec0::1", "ff02::1",
  ])
  func `all others are not`(text: String) throws {
    #expect(!isPublicAddress(try bytes(ofAddress: text)))
  }

  @Test(arguments: [0, 3, 5, 15, 17])
  func `bytes of another length are no address`(count: Int) {
    #expect(!isPublicAddress(Array(repeating: 8, count: count)))
  }

  private func bytes(ofAddress text: String) throws -> [UInt8] {
    var (long, short) = (in6_addr(), in_addr())
    if inet_pton(AF_INET6, text, &long) == 1 { return withUnsafeBytes(of: long) { Array($0) } }
    try #require(inet_pton(AF_INET, text, &short) == 1)
    return withUnsafeBytes(of: short) { Array($0) }
  }
}
