#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An IP address as its 16 bytes; an IPv4 address is the one that it has within IPv6.
struct IPAddress: Hashable, Sendable {
  let bytes: [UInt8]

  /// Reads an IPv4 or IPv6 address; `nil` for any other text.
  init?(_ text: String) {
    var (long, short) = (in6_addr(), in_addr())
    if inet_pton(AF_INET6, text, &long) == 1 {
      bytes = withUnsafeBytes(of: long) { Array($0) }
    } else if inet_pton(AF_INET, text, &short) == 1 {
      bytes = Self.mappedPrefix + withUnsafeBytes(of: short) { Array($0) }
    } else {
      return nil
    }
  }

  var isIPv4: Bool { bytes.prefix(12).elementsEqual(Self.mappedPrefix) }

  /// The first 12 bytes of an IPv4 address within IPv6 (RFC 4291 §2.5.5.2).
  private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
}

/// The addresses that begin with the same bits, such as `10.0.0.0/8`.
struct IPNetwork: Hashable, Sendable {
  private let first: IPAddress
  private let bits: Int

  /// Reads a network in CIDR notation, or a single address; `nil` for any other text.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ IPAddress(String($0)) }) else {
      return nil
    }
    let offset = first.isIPv4 && !text.contains(":") ? 96 : 0
    guard let bits = parts.count == 1 ? 128 - offset : Int(parts[1]),
      (0...128 - offset).contains(bits)
    else { return nil }
    self.first = first
    self.bits = offset + bits
  }

  func contains(_ address: IPAddress) -> Bool {
    let (whole, rest) = bits.quotientAndRemainder(dividingBy: 8)
    guard address.bytes.prefix(whole) == first.bytes.prefix(whole) else { return false }
    return rest == 0 || (address.bytes[whole] ^ first.bytes[whole]) >> (8 - rest) == 0
  }
}
