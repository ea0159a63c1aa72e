/// Hears of each new count.
public protocol CountUseCaseDelegate: AnyObject {
  /// The count became another.
  func countUpdated(count: Int)
}

/// Counting, as the controller knows it; a stub can stand in for it.
///
/// The delegate comes with each call. A stored one would have to be `weak`, which Embedded Swift
/// does not have, or be kept alive by what it keeps alive.
public protocol CountManaging: AnyObject {
  /// The count.
  var count: Int { get }
  /// Whether it can count one more.
  var canPlus: Bool { get }
  /// Whether it can count one less.
  var canMinus: Bool { get }
  /// Counts one more.
  func plusCount(telling delegate: any CountUseCaseDelegate)
  /// Counts one less.
  func minusCount(telling delegate: any CountUseCaseDelegate)
}

/// The model: it has the count and the rules of counting.
public final class CountUseCase: CountManaging {
  /// How far it counts from 0 in both directions; the style sheet has sizes for a minus and six
  /// digits, and for no more.
  public static let limit = 999_999

  /// The count; 0 at first.
  public private(set) var count: Int

  /// Counts on from a number, which is brought within the limit.
  public init(count: Int = 0) {
    self.count = min(max(count, -Self.limit), Self.limit)
  }

  /// Whether the limit is not reached.
  public var canPlus: Bool { count < Self.limit }

  /// Whether the limit below 0 is not reached.
  public var canMinus: Bool { count > -Self.limit }

  /// Counts one more, up to the limit; there, nothing is told.
  public func plusCount(telling delegate: any CountUseCaseDelegate) {
    guard canPlus else { return }
    count += 1
    delegate.countUpdated(count: count)
  }

  /// Counts one less, down to the limit below 0; there, nothing is told.
  public func minusCount(telling delegate: any CountUseCaseDelegate) {
    guard canMinus else { return }
    count -= 1
    delegate.countUpdated(count: count)
  }
}
