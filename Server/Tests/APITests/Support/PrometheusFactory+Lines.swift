import PrometheusMetrics

extension PrometheusFactory {
  /// The lines of a metric without comments and buckets, each without the metric's name.
  func lines(of name: String) -> [String] {
    families.exposition.split(separator: "\n").filter { $0.hasPrefix(name) }
      .map { String($0.dropFirst(name.count)) }
      .filter { !$0.hasPrefix("_bucket") }
  }

  /// Waits until a metric has these lines, which the time limit of the suite ends.
  func wait(for name: String, _ expected: [String]) async {
    while lines(of: name) != expected { await Task.yield() }
  }
}
