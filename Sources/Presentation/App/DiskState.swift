import Domain

/// How much of what the user did is on the device's disk.
enum DiskState: Equatable {
  /// All of it.
  case stored
  /// The last of it is being written, after so many writes that failed in a row.
  case storing(failures: Int)
  /// So many writes in a row failed, so the next one must write everything. It is made at this instant,
  /// or before with what the user does.
  case behind(failures: Int, until: Instant)
  /// A write failed because another window has replaced what it builds on, so the disk is read first.
  case outdated

  var isStoring: Bool { if case .storing = self { true } else { false } }
  var isBehind: Bool { if case .behind = self { true } else { false } }

  /// Whether a write may build on those before it.
  var isInOrder: Bool { self == .stored || isStoring }

  /// When everything is written again although the user does nothing; `nil` when no write failed.
  var retryAt: Instant? { if case .behind(_, let instant) = self { instant } else { nil } }

  private var failures: Int {
    switch self {
    case .stored, .outdated: 0
    case .storing(let failures), .behind(let failures, _): failures
    }
  }

  /// Notes that a write begins.
  mutating func begin() { self = .storing(failures: failures) }

  /// Notes that a write failed, perhaps because the disk is slow or full for a while.
  ///
  /// - Returns: Whether it is the first in a row.
  @discardableResult
  mutating func fail(at now: Instant) -> Bool {
    let pause = Patience.pause(after: failures)
    self = .behind(failures: failures + 1, until: now.advanced(byMilliseconds: pause))
    return failures == 1
  }

  /// Moves the next try, so that it comes after the same pause.
  mutating func clockWasSet(byMilliseconds distance: Int64) {
    guard case .behind(let failures, let until) = self else { return }
    self = .behind(failures: failures, until: until.advanced(byMilliseconds: distance))
  }
}
