import Domain

/// Encodes text for use in a URL: escapes all bytes but the unreserved characters of RFC 3986.
public func percentEncoded(_ text: String) -> String {
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    if byte.isUnreserved {
      encoded.append(byte)
    } else {
      encoded.append(UInt8(ascii: "%"))
      encoded.append((byte >> 4).hexDigit)
      encoded.append((byte & 0xF).hexDigit)
    }
  }
  return String(bytes: encoded)
}

/// Decodes percent-encoded text; `nil` for an invalid escape or invalid UTF-8.
public func percentDecoded(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst()?.hexDigitValue, let low = rest.popFirst()?.hexDigitValue
    else { return nil }
    bytes.append(high << 4 | low)
  }
  // `String(decoding:)` replaces invalid UTF-8, so the bytes are compared.
  let decoded = String(bytes: bytes)
  return decoded.utf8.elementsEqual(bytes) ? decoded : nil
}

extension UInt8 {
  /// Whether RFC 3986 §2.3 calls the byte unreserved: an ASCII letter or digit, or one of `-._~`.
  public var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  fileprivate var hexDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10
  }
}
