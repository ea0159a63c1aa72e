import Hummingbird

/// A file's name, from which its media type and caching are derived.
struct FileName {
  private let parts: [Substring]

  init(_ path: String) {
    parts = (path.split(separator: "/").last ?? "").split(separator: ".")
  }

  /// Whether the name changes with the content, as in `app.0123abcd.js`.
  var hasContentHash: Bool {
    guard parts.count > 2 else { return false }
    let hash = parts[parts.count - 2].utf8
    return hash.count >= 8
      && hash.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// The media type by the name's ending, with `charset=utf-8` for text and JSON.
  var contentType: String {
    let type = parts.last.flatMap { MediaType.getMediaType(forExtension: String($0)) }
    guard let type else { return "application/octet-stream" }
    let isText = type.isType(MediaType(type: .text)) || type.isType(.applicationJson)
    return (isText ? type.withParameter(name: "charset", value: "utf-8") : type).description
  }
}
