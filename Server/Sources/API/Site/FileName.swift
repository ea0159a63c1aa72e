/// What a file's name tells of it.
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

  /// The media type by the name's ending.
  var contentType: String {
    switch parts.last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "wasm": "application/wasm"
    case "webmanifest": "application/manifest+json"
    case "json": "application/json; charset=utf-8"
    case "txt": "text/plain; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "mp3": "audio/mpeg"
    case "wav": "audio/wav"
    case "woff2": "font/woff2"
    default: "application/octet-stream"
    }
  }
}
