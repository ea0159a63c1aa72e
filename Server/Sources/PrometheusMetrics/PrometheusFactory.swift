package import Metrics
import Synchronization

/// Keeps what is recorded through swift-metrics, as families that Prometheus can read.
///
/// A metric with the same name and labels is made once and shared, so making it again loses nothing.
///
/// ```swift
/// let factory = PrometheusFactory(help: ["goals_total": "Goals that were scored."])
/// let goals = Counter(label: "goals_total", dimensions: [("team", "A")], factory: factory)
/// goals.increment()
/// print(factory.families.exposition)
/// ```
package final class PrometheusFactory: MetricsFactory {
  /// From half a millisecond to ten seconds.
  static let durationBounds = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]
  static let countBounds: [Double] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

  private struct Family {
    let kind: MetricFamily.Kind
    var series: [[Label]: any Series] = [:]
  }

  private let help: [String: String]
  private let state = Mutex([String: Family]())

  /// Creates a factory without metrics; `help` says by name what they mean.
  package init(help: [String: String] = [:]) {
    self.help = help
  }

  /// What was recorded until now, in the same order each time.
  package var families: [MetricFamily] {
    state.withLock { $0 }.sorted { $0.key < $1.key }.map { name, family in
      let series = family.series.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      return MetricFamily(
        name, help: help[name], kind: family.kind,
        samples: series.flatMap { $0.value.samples(labels: $0.key) })
    }
  }

  package func makeCounter(
    label: String, dimensions: [(String, String)]
  ) -> any CounterHandler {
    series(label, dimensions, .counter, CounterSeries.init) ?? DiscardedSeries()
  }

  package func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    series(label, dimensions, .counter, CounterSeries.init) ?? DiscardedSeries()
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge, GaugeSeries.init) ?? DiscardedSeries()
  }

  package func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    guard aggregate else {
      return series(label, dimensions, .gauge, GaugeSeries.init) ?? DiscardedSeries()
    }
    return series(label, dimensions, .histogram) { HistogramSeries(bounds: Self.countBounds) }
      ?? DiscardedSeries()
  }

  /// Makes a timer, which is shown in seconds.
  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram) { HistogramSeries(bounds: Self.durationBounds) }
      ?? DiscardedSeries()
  }

  package func destroyCounter(_ handler: any CounterHandler) { forget(handler) }
  package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    forget(handler)
  }
  package func destroyMeter(_ handler: any MeterHandler) { forget(handler) }
  package func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }
  package func destroyTimer(_ handler: any TimerHandler) { forget(handler) }
}

extension PrometheusFactory {
  /// The series of a name and labels, made unless there is one; `nil` when the name belongs to a metric
  /// of another type.
  private func series<Made: Series>(
    _ label: String, _ dimensions: [(String, String)], _ kind: MetricFamily.Kind,
    _ make: () -> Made
  ) -> Made? {
    let name = MetricName.of(label, allowing: ":")
    let labels = Label.sorted(dimensions)
    return state.withLock { families in
      var family = families[name] ?? Family(kind: kind)
      if let known = family.series[labels] { return known as? Made }
      guard family.kind == kind else { return nil }
      let made = make()
      family.series[labels] = made
      families[name] = family
      return made
    }
  }

  private func forget(_ handler: AnyObject) {
    state.withLock { families in
      families = families.compactMapValues { family in
        var rest = family
        rest.series = family.series.filter { $0.value !== handler }
        return rest.series.isEmpty ? nil : rest
      }
    }
  }
}
