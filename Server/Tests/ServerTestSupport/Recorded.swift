import Synchronization

/// A value that one closure sets and another reads.
package final class Recorded<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  package init() {}

  package var value: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
