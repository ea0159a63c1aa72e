package import Browser
import TestSupport

/// A fake browser for tests: records what the program does, and sends it events.
package final class FakeHost: HostStandIn {
  /// The program's operations, in order.
  package private(set) var operations: [HostOperation] = []
  /// The clock's time, in milliseconds since 1970.
  package var now: Double = 0
  package var uptime: Double { now }
  /// How many minutes local time is ahead of UTC.
  package var minutesAheadOfUTC: Int32 = 0
  private var handler: ((HostEvent) -> Void)?
  private var numbers = SplitMix64(seed: 0)

  package init() {}

  /// Sends an event to the program.
  /// - Returns: The operations that the program then performs.
  @discardableResult
  package func send(_ event: HostEvent) -> [HostOperation] {
    let count = operations.count
    handler?(event)
    return Array(operations[count...])
  }

  /// Records an operation of the program.
  package func perform(_ operation: HostOperation) { operations.append(operation) }

  /// Keeps the handler of events.
  package func listen(_ handler: @escaping (HostEvent) -> Void) { self.handler = handler }

  /// The next number of a sequence that is the same in each run.
  package func random() -> UInt64 { numbers.next() }
}

extension [HostOperation] {
  /// The HTML of all updates of the page.
  package var html: String {
    map { if case .patch(let html) = $0 { html } else { "" } }.joined()
  }
}
