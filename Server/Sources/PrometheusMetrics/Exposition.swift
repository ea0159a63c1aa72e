extension [MetricFamily] {
  /// The media type of `exposition`.
  package static var expositionType: String { "text/plain; version=0.0.4; charset=utf-8" }

  /// The families in Prometheus' text format, sorted by name
  /// (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format).
  package var exposition: String {
    var text = ""
    for family in sorted(by: { $0.name < $1.name }) { family.write(to: &text) }
    return text
  }
}

extension MetricFamily {
  fileprivate func write(to text: inout String) {
    if let help { text += "# HELP \(name) \(help.escaped)\n" }
    text += "# TYPE \(name) \(kind.rawValue)\n"
    for sample in samples {
      text += name + sample.suffix + sample.labels.text + " " + sample.value.expositionText + "\n"
    }
  }
}

extension [Label] {
  fileprivate var text: String {
    guard !isEmpty else { return "" }
    return "{" + map { "\($0.name)=\"\($0.value.escaped.quoteEscaped)\"" }.joined(separator: ",")
      + "}"
  }
}

extension String {
  /// By scalars, because a line feed and the carriage return before it are one character.
  private func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  fileprivate var escaped: String { replacing(["\\": #"\\"#, "\n": #"\n"#]) }
  fileprivate var quoteEscaped: String { replacing(["\"": #"\""#]) }
}

extension Double {
  /// The number as the format writes it.
  var expositionText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: self).map(String.init) ?? description
  }
}
