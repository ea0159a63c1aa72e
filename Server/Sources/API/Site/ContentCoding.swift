/// A compression of a file; the smallest result comes first.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip

  var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    }
  }

  /// The path of the uncompressed file, when a path has the ending of a compressed one.
  static func original(of path: String) -> String? {
    allCases.first { path.hasSuffix($0.suffix) }.map { String(path.dropLast($0.suffix.count)) }
  }
}

/// The codings that a client accepts in `Accept-Encoding` (RFC 9110 §12.5.3).
struct AcceptedCodings {
  private var choices: [String: Bool] = [:]

  init(_ field: String) {
    for item in field.split(separator: ",") {
      let parts = item.split(separator: ";").map { part in
        String(part.filter { $0 != " " && $0 != "\t" }).lowercased()
      }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      choices[name] = weight.map { Double($0) ?? 0 > 0 } ?? true
    }
  }

  func contains(_ coding: ContentCoding) -> Bool {
    choices[coding.rawValue] ?? choices["*"] ?? false
  }

  var containsDeltas: Bool { choices[Delta.coding] ?? false }
}
