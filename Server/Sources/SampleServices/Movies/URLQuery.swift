/// The fields after the question mark of an address, decoded strictly.
struct URLQuery {
  private var fields: [String: String] = [:]

  /// Why fields cannot be read: an escape is not two hexadecimal digits, or text is not UTF-8.
  struct Malformed: Error {}

  /// Reads `name=value&…`; of a name that is repeated, the first value counts.
  init(_ text: String) throws(Malformed) {
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(parts[0])
      let value = try parts.count > 1 ? Self.decoded(parts[1]) : ""
      if fields[name] == nil { fields[name] = value }
    }
  }

  subscript(name: String) -> String? { fields[name] }

  /// As forms are encoded: a plus is a space (https://url.spec.whatwg.org/#urlencoded-parsing).
  private static func decoded(_ text: Substring) throws(Malformed) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else {
          throw Malformed()
        }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else { throw Malformed() }
    return decoded
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
