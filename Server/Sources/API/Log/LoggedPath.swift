import Domain

/// A path as it may be written into a log: `…` stands for each part that may be the secret of a link,
/// also in a path that is no route.
struct LoggedPath: CustomStringConvertible {
  let description: String

  init(_ path: String) {
    description = path.split(separator: "/", omittingEmptySubsequences: false)
      .map { Self.mayBeSecret($0) ? "…" : $0 }
      .joined(separator: "/")
  }

  /// Whether a part begins like a secret, perhaps with a piece missing, and is no UUID.
  private static func mayBeSecret(_ part: Substring) -> Bool {
    guard Account.ID(uuidString: String(part)) == nil else { return false }
    return part.utf8.prefix { $0.isBase64URL }.count >= LinkSecret.textLength - 4
  }
}

extension UInt8 {
  fileprivate var isBase64URL: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
