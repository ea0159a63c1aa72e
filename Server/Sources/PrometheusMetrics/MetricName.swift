/// The rules for names of metrics and labels
/// (https://prometheus.io/docs/concepts/data_model/#metric-names-and-labels).
enum MetricName {
  /// The text with `_` for each scalar that a name may not have.
  static func of(_ text: String, allowing extra: Unicode.Scalar? = nil) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isAllowed = scalar.isLetter || scalar == extra || scalar.isDigit && !name.isEmpty
      name.append(isAllowed ? scalar : "_")
    }
    return name.isEmpty ? "_" : String(name)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Label: Comparable {
  package static func < (left: Label, right: Label) -> Bool {
    (left.name, left.value) < (right.name, right.value)
  }

  /// Labels by name, of which none occurs twice.
  static func sorted(_ dimensions: [(String, String)]) -> [Label] {
    let values = dimensions.map { (MetricName.of($0.0), $0.1) }
    return Dictionary(values) { $1 }.map(Label.init).sorted()
  }
}
