import Domain

extension Instant {
  /// Whether a tap at this instant belongs to the tap before it, as when a wet thumb taps twice.
  func isSecondTap(after first: Instant?, withinMilliseconds limit: Int64) -> Bool {
    guard let first else { return false }
    return (0..<limit).contains(first.milliseconds(until: self))
  }
}
