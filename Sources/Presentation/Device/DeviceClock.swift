import Domain

/// Notices when a device's clock is set, by comparing it with one that never is.
struct DeviceClock {
  /// Less is the system's own slow correction, or the time between reading the two clocks.
  private static let tolerance: Int64 = 1_000

  /// What both clocks showed last; `nil` before they were read.
  private var last: (now: Instant, uptime: Int64)?
  /// Whether the page has been in sight since both clocks were read.
  private var isInSight = true

  /// By how many milliseconds the clock was set since it was last read: forward if positive, and 0
  /// when it was not.
  ///
  /// A clock that went further than the other while the page was not in sight was not set: the
  /// device slept, and the other clock with it.
  mutating func read(_ moment: Moment, at event: Event) -> Int64 {
    var wasInSight = isInSight
    switch event {
    case .device(.hidden): isInSight = false
    case .device(.shown):
      // Also when the browser had no time to say that it was hidden.
      wasInSight = false
      isInSight = true
    default: break
    }
    defer { last = (moment.now, moment.uptime) }
    // A clock that shows the same time was not set.
    guard let last, last.now != moment.now else { return 0 }
    let distance = last.now.milliseconds(until: moment.now) - (moment.uptime - last.uptime)
    if distance <= -Self.tolerance { return distance }
    return wasInSight && distance >= Self.tolerance ? distance : 0
  }
}
