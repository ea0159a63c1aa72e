#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a request comes from, as far as attempts are counted.
///
/// That is an IPv4 address, or the network of 64 bits in which an IPv6 address lies.
struct ClientAddress: Hashable, Sendable {
  private let key: String

  /// Reads an address; any other text stands for itself.
  init(_ text: String) {
    var address = in6_addr()
    guard inet_pton(AF_INET6, text, &address) == 1 else {
      key = text
      return
    }
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    let isMappedIPv4 = bytes.prefix(12).elementsEqual(Self.mappedPrefix)
    key =
      isMappedIPv4
      ? bytes.suffix(4).map { String($0) }.joined(separator: ".")
      : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64"
  }

  /// How IPv6 writes IPv4 addresses (RFC 4291 §2.5.5.2).
  private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
}
