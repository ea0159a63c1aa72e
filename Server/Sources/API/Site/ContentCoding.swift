/// How a file is compressed, the best first.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip

  /// What a compressed file's name ends with.
  var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    }
  }

  /// The file that a name says to be a compressed form of, if its ending says so.
  static func original(of path: String) -> String? {
    allCases.first { path.hasSuffix($0.suffix) }.map { String(path.dropLast($0.suffix.count)) }
  }
}

/// The codings that a client takes, by its `Accept-Encoding` (RFC 9110 §12.5.3).
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
}
