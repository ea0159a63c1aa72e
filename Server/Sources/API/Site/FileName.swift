import Hummingbird

/// A file's name, from which its media type and caching are derived.
struct FileName {
  private let folder: Substring
  private let parts: [Substring]

  init(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = path[..<start]
    parts = path[start...].split(separator: ".")
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

  var isPage: Bool { parts.last == "html" }

  /// Whether browsers and crawlers ask for the file by its name, unasked and often.
  var isAskedForByName: Bool {
    folder.isEmpty && (parts == ["favicon", "ico"] || parts == ["robots", "txt"])
  }

  /// The media type by the name's ending, with `charset=utf-8` for text and JSON.
  var contentType: String {
    let type = parts.last.flatMap { MediaType.getMediaType(forExtension: String($0)) }
    guard let type else { return "application/octet-stream" }
    let isText = type.isType(MediaType(type: .text)) || type.isType(.applicationJson)
    return (isText ? type.withParameter(name: "charset", value: "utf-8") : type).description
  }

  /// The pattern of the addresses at which later versions will be, when the file is large and a
  /// browser should keep it as their dictionary (RFC 9842 §2.1); `nil` for all other files.
  var dictionaryPattern: String? {
    guard hasContentHash, let ending = parts.last, ["wasm", "txt"].contains(ending) else {
      return nil
    }
    let versions = parts.dropLast(2) + ["*", ending]
    return "/\(folder)\(versions.joined(separator: "."))"
  }
}
