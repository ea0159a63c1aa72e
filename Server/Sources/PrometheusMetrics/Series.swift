import Metrics
import Synchronization

/// The numbers of one metric with certain labels.
protocol Series: AnyObject, Sendable {
  func samples(labels: [Label]) -> [MetricFamily.Sample]
}

/// A number that only grows, until the process ends.
final class CounterSeries: Series, CounterHandler, FloatingPointCounterHandler {
  private let value = Mutex(0.0)

  func increment(by amount: Int64) { increment(by: Double(amount)) }

  /// Ignores what would make it smaller.
  func increment(by amount: Double) {
    guard amount > 0 else { return }
    value.withLock { $0 += amount }
  }

  func reset() { value.withLock { $0 = 0 } }

  func samples(labels: [Label]) -> [MetricFamily.Sample] {
    [MetricFamily.Sample(value.withLock { $0 }, labels: labels)]
  }
}

/// A number that may become larger and smaller.
final class GaugeSeries: Series, MeterHandler, RecorderHandler {
  private let value = Mutex(0.0)

  func set(_ new: Int64) { set(Double(new)) }
  func set(_ new: Double) { value.withLock { $0 = new } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ new: Int64) { set(new) }
  func record(_ new: Double) { set(new) }

  func samples(labels: [Label]) -> [MetricFamily.Sample] {
    [MetricFamily.Sample(value.withLock { $0 }, labels: labels)]
  }
}

/// How often numbers were recorded that are at most each of some bounds.
final class HistogramSeries: Series, RecorderHandler, TimerHandler {
  private struct State {
    /// The numbers between a bound and the one before it; the last count has no bound.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  /// Creates a histogram with bounds in ascending order.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    guard !value.isNaN else { return }
    let place = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[place] += 1
      state.sum += value
    }
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func samples(labels: [Label]) -> [MetricFamily.Sample] {
    let state = state.withLock { $0 }
    var total = 0
    var samples: [MetricFamily.Sample] = []
    for (bound, count) in zip(bounds + [.infinity], state.counts) {
      total += count
      samples.append(
        MetricFamily.Sample(
          Double(total), suffix: "_bucket", labels: labels + [Label("le", bound.expositionText)]))
    }
    samples.append(MetricFamily.Sample(state.sum, suffix: "_sum", labels: labels))
    samples.append(MetricFamily.Sample(Double(total), suffix: "_count", labels: labels))
    return samples
  }
}

/// Takes what is recorded under a name that belongs to a metric of another type.
final class DiscardedSeries: CounterHandler, FloatingPointCounterHandler, MeterHandler,
  RecorderHandler, TimerHandler
{
  func increment(by: Int64) {}
  func increment(by: Double) {}
  func decrement(by: Double) {}
  func reset() {}
  func set(_ value: Int64) {}
  func set(_ value: Double) {}
  func record(_ value: Int64) {}
  func record(_ value: Double) {}
  func recordNanoseconds(_ duration: Int64) {}
}
