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
    let start = bytes.prefix { $0.base64URLValue != nil }
    return start.count >= LinkSecret.textLength - 4
  }
}
