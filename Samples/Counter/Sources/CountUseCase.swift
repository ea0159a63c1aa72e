/// The delegate of a use case, which is told each new count.
package protocol CountUseCaseDelegate: AnyObject {
  /// Called after the count changed.
  func countUpdated(count: Int)
}

/// The use case that the controller needs; tests use a stub instead.
///
/// Each call passes the delegate. A stored delegate would need `weak`, which Embedded Swift does
/// not have, or form a retain cycle.
package protocol CountManaging: AnyObject {
  /// The current count.
  var count: Int { get }
  /// Whether the count can be increased.
  var canPlus: Bool { get }
  /// Whether the count can be decreased.
  var canMinus: Bool { get }
  /// Adds one to the count and tells the delegate.
  func plusCount(telling delegate: any CountUseCaseDelegate)
  /// Subtracts one from the count and tells the delegate.
  func minusCount(telling delegate: any CountUseCaseDelegate)
}

/// The model: the count and the rules of counting.
package final class CountUseCase: CountManaging {
  /// The largest distance from 0; the style sheet has font sizes for six digits and a minus sign.
  package static let limit = 999_999

  /// The current count, from `-limit` to `limit`.
  package private(set) var count: Int

  /// Starts counting at a number, which is limited to `-limit`…`limit`.
  package init(count: Int = 0) {
    self.count = min(max(count, -Self.limit), Self.limit)
  }

  /// Whether the count is below `limit`.
  package var canPlus: Bool { count < Self.limit }

  /// Whether the count is above `-limit`.
  package var canMinus: Bool { count > -Self.limit }

  /// Adds one and tells the delegate; at the limit, does neither.
  package func plusCount(telling delegate: any CountUseCaseDelegate) {
    guard canPlus else { return }
    count += 1
    delegate.countUpdated(count: count)
  }

  /// Subtracts one and tells the delegate; at the limit below 0, does neither.
  package func minusCount(telling delegate: any CountUseCaseDelegate) {
    guard canMinus else { return }
    count -= 1
    delegate.countUpdated(count: count)
  }
}
