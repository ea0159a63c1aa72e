/// The names of a header field with their weights, as in `br, gzip;q=0.5` (RFC 9110 §12.4.2).
struct WeightedNames {
  private var weights: [String: Double] = [:]

  init(_ field: String) {
    for item in field.split(separator: ",") {
      let parts = item.split(separator: ";").map { part in
        String(part.filter { $0 != " " && $0 != "\t" }).lowercased()
      }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      weights[name] = weight.map { Double($0) ?? 0 } ?? 1
    }
  }

  /// The weight of a name; `nil` when the field does not have it.
  subscript(name: String) -> Double? { weights[name] }
}

/// The media types that a client accepts in `Accept` (RFC 9110 §12.5.1).
struct AcceptedTypes {
  private let names: WeightedNames

  init(_ field: String) {
    names = WeightedNames(field)
  }

  /// Whether the client would rather have a page than JSON, as a browser that opens an address.
  var preferPages: Bool {
    let page = names["text/html"] ?? names["text/*"]
    let json = names["application/json"] ?? names["application/*"]
    let other = names["*/*"] ?? 0
    return page ?? other > json ?? other
  }
}
