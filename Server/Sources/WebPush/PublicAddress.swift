/// Whether an IP address belongs to the public Internet, so that a stranger reaches nothing else through this server.
///
/// What does not is listed in the IANA's registries of special-purpose addresses (RFC 6890).
/// - Parameter address: 4 bytes of IPv4 or 16 of IPv6.
/// - Returns: Whether it does; `false` for another number of bytes.
func isPublicAddress(_ address: [UInt8]) -> Bool {
  switch address.count {
  case 4: isPublicIPv4(address)
  case 16: isPublicIPv6(address)
  default: false
  }
}

private func isPublicIPv4(_ address: [UInt8]) -> Bool {
  switch (address[0], address[1], address[2]) {
  case (0, _, _), (10, _, _), (127, _, _): false
  case (100, 64...127, _): false  // Shared with carriers, RFC 6598.
  case (169, 254, _): false  // On the same link, RFC 3927; clouds keep passwords here.
  case (172, 16...31, _), (192, 168, _): false  // Private, RFC 1918.
  case (192, 0, 0): false  // Of protocols, RFC 6890.
  case (192, 0, 2), (198, 51, 100), (203, 0, 113): false  // In documents, RFC 5737.
  case (192, 88, 99): false  // Former relays of 6to4, RFC 7526.
  case (198, 18...19, _): false  // In laboratories, RFC 2544.
  case (224..., _, _): false  // To many, and reserved.
  default: true
  }
}

private func isPublicIPv6(_ address: [UInt8]) -> Bool {
  if address.starts(with: translatedIPv4) { return isPublicIPv4(Array(address.suffix(4))) }
  // Only 2000::/3 is in use. That leaves out ::1, fc00::/7, fe80::/10, ff00::/8 and ::ffff:0:0/96.
  guard address[0] >> 5 == 1 else { return false }
  return switch (address[0], address[1], address[2], address[3]) {
  case (0x20, 0x01, 0x00...0x01, _): false  // Of protocols, Teredo among them, RFC 2928.
  case (0x20, 0x01, 0x0D, 0xB8): false  // In documents, RFC 3849.
  case (0x20, 0x02, _, _): false  // 6to4, which wraps an IPv4 address, RFC 7526.
  case (0x3F, 0xFF, 0x00...0x0F, _): false  // In documents, RFC 9637.
  case (0x5F, 0x00, _, _): false  // Segment routing, RFC 9602.
  default: true
  }
}

/// The first 12 bytes of 64:ff9b::/96, where machines without IPv4 reach it through a translator (RFC 6052).
private let translatedIPv4: [UInt8] = [0, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8)
