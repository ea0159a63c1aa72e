#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The address by which attempts are counted.
///
/// An IPv4 address, or the 64-bit network of an IPv6 address.
struct ClientAddress: Hashable, Sendable {
  private let key: String

  /// Reads an IPv4 or IPv6 address; any other text is compared as it is.
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

  /// The first 12 bytes of an IPv4 address within IPv6 (RFC 4291 §2.5.5.2).
  private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
}
