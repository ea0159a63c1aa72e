import Domain

extension Route {
  /// A path as it may be written into a log: without what is a secret in the address of a link.
  public static func loggable(path: String) -> String {
    let parts = path.parts(separatedBy: "/")
    guard parts.count > 2, parts[1].isEqualByBytes(to: "follow") else { return path }
    return "/follow/…"
  }
}
