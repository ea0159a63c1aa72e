import Wire

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
    guard let decoded = percentDecoded(String(text.replacing("+", with: " "))) else {
      throw Malformed()
    }
    return decoded
  }
}
