import Domain

extension Route {
  /// A path as it may be written into a log: `…` stands for each part that may be the secret of a link,
  /// also in a path that is no route.
  public static func loggable(path: String) -> String {
    path.parts(separatedBy: "/").map { $0.mayBeSecret ? "…" : $0 }.joined(separator: "/")
  }
}

extension String {
  /// Whether the text begins like a secret, perhaps with a part missing, and is no UUID.
  fileprivate var mayBeSecret: Bool {
    guard RawIdentifier(uuidString: self) == nil else { return false }
    let start = bytes.prefix { $0.isBase64URL }
    return start.count >= LinkSecret.textLength - 4
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
