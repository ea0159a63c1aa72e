package import Browser
import TestSupport

/// Stands in for the browser in tests: notes what the program asks for, and tells it events.
package final class FakeHost: HostStandIn {
  /// What was asked for, in order.
  package private(set) var operations: [HostOperation] = []
  /// What the clock shows, in milliseconds since 1970.
  package var now: Double = 0
  /// How far local time is ahead of UTC.
  package var minutesAheadOfUTC: Int32 = 0
  private var handler: ((HostEvent) -> Void)?
  private var numbers = SplitMix64(seed: 0)

  /// Makes a browser in which nothing has happened yet.
  package init() {}

  /// Tells the program of an event.
  /// - Returns: What the program then asks for.
  @discardableResult
  package func send(_ event: HostEvent) -> [HostOperation] {
    let count = operations.count
    handler?(event)
    return Array(operations[count...])
  }

  /// Notes what the program asks for.
  package func perform(_ operation: HostOperation) { operations.append(operation) }

  /// Keeps what is told of events.
  package func listen(_ handler: @escaping (HostEvent) -> Void) { self.handler = handler }

  /// The next number of a sequence that is the same in each run.
  package func random() -> UInt64 { numbers.next() }
}
