import Wire

/// The fields of a URL's query, decoded strictly.
struct URLQuery {
  private var fields: [String: String] = [:]

  /// The error for an escape that is not two hexadecimal digits, or text that is not UTF-8.
  struct Malformed: Error {}

  /// Reads `name=value&…`; the first value counts when a name is repeated.
  init(_ text: String) throws(Malformed) {
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(parts[0])
      let value = try parts.count > 1 ? Self.decoded(parts[1]) : ""
      if fields[name] == nil { fields[name] = value }
    }
  }

  subscript(name: String) -> String? { fields[name] }

  /// Decodes text as in forms: a plus is a space (https://url.spec.whatwg.org/#urlencoded-parsing).
  private static func decoded(_ text: Substring) throws(Malformed) -> String {
    guard let decoded = percentDecoded(String(text.replacing("+", with: " "))) else {
      throw Malformed()
    }
    return decoded
  }
}
