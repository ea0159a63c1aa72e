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
  private let names: WeightedNames

  init(_ field: String) {
    names = WeightedNames(field)
  }

  func contains(_ coding: ContentCoding) -> Bool {
    names[coding.rawValue] ?? names["*"] ?? 0 > 0
  }

  var containsDeltas: Bool { names[Delta.coding] ?? 0 > 0 }
}
