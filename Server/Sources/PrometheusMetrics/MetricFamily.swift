/// The values of all metrics that share a name, at one moment.
package struct MetricFamily: Equatable, Sendable {
  package let name: String
  /// What the metric means; `nil` leaves it out.
  package let help: String?
  package let kind: Kind
  package let samples: [Sample]

  /// The types of metrics, under their names in the text format.
  package enum Kind: String, Sendable {
    case counter, gauge, histogram
  }

  /// A number, with what tells it apart from the others of its family.
  package struct Sample: Equatable, Sendable {
    /// What follows the family's name, such as `_bucket`; empty for most.
    package let suffix: String
    package let labels: [Label]
    package let value: Double

    package init(_ value: Double, suffix: String = "", labels: [Label] = []) {
      self.suffix = suffix
      self.labels = labels
      self.value = value
    }
  }

  package init(_ name: String, help: String?, kind: Kind, samples: [Sample]) {
    self.name = name
    self.help = help
    self.kind = kind
    self.samples = samples
  }
}

/// A name and a value by which metrics of one family differ.
package struct Label: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
