/// From when to when results count.
///
/// Bounds are instants at which days begin where the organiser is, so a phone and a server agree on them.
public struct SeasonBounds: Hashable, Sendable {
  /// When it begins; `nil` when all results before the end count.
  public let from: Instant?
  /// When it is over; `nil` for what goes on.
  public let until: Instant?

  /// All results.
  public static let allTime = Self()

  private init() { (from, until) = (nil, nil) }

  /// Creates bounds; `nil` when the end is not after the start.
  public init?(from: Instant?, until: Instant?) {
    if let from, let until, from >= until { return nil }
    self.from = from
    self.until = until
  }

  /// Whether something that happened at an instant counts.
  public func contains(_ instant: Instant) -> Bool {
    if let from, instant < from { return false }
    if let until, until <= instant { return false }
    return true
  }
}
