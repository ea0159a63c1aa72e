import HTTPTypes
import Metrics
import Synchronization
import Wire

/// Counts requests and their durations by names of which there is a bounded number, never by what a
/// client may choose.
final class RequestMetrics: Sendable {
  private struct Kind: Hashable {
    let route: String
    let method: String
  }

  private struct Handlers {
    let duration: Timer
    var counts: [Int: Counter] = [:]
  }

  private let factory: any MetricsFactory
  private let handlers = Mutex([Kind: Handlers]())

  init(_ factory: any MetricsFactory) {
    self.factory = factory
  }

  func record(
    _ method: HTTPRequest.Method, _ route: Route?, _ status: HTTPResponse.Status,
    in duration: Duration
  ) {
    let kind = Kind(route: route?.template ?? "other", method: Self.name(of: method))
    let (count, time) = handlers.withLock { handlers in
      let time = handlers[kind]?.duration ?? makeTimer(kind)
      let count = handlers[kind]?.counts[status.code] ?? makeCounter(kind, status)
      handlers[kind, default: Handlers(duration: time)].counts[status.code] = count
      return (count, time)
    }
    count.increment()
    time.record(duration: duration)
  }

  private func makeTimer(_ kind: Kind) -> Timer {
    let dimensions = [("route", kind.route), ("method", kind.method)]
    return Timer(
      label: ServerMetric.requestDuration.rawValue, dimensions: dimensions, factory: factory)
  }

  private func makeCounter(_ kind: Kind, _ status: HTTPResponse.Status) -> Counter {
    let dimensions = [
      ("route", kind.route), ("method", kind.method), ("status", "\(status.code)"),
    ]
    return Counter(label: ServerMetric.requests.rawValue, dimensions: dimensions, factory: factory)
  }

  private static func name(of method: HTTPRequest.Method) -> String {
    let isKnown = method == .head || HTTPMethod(rawValue: method.rawValue) != nil
    return isKnown ? method.rawValue : "other"
  }
}
