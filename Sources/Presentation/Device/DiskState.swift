import Domain

/// How much of what the user did is on the device's disk.
enum DiskState: Equatable {
  /// All of it.
  case stored
  /// The last of it is being written, after so many writes that failed in a row.
  case storing(failures: Int)
  /// So many reads and writes in a row failed, so the next write must write everything. It is made at
  /// this instant, or before with what the user does. What was never read is read at this instant.
  case behind(failures: Int, until: Instant)
  /// The disk is read before something builds on it: again, because another window has replaced what
  /// this one knows, or for the first time, because so many reads failed.
  case reading(failures: Int)

  var isStoring: Bool { if case .storing = self { true } else { false } }
  var isReading: Bool { if case .reading = self { true } else { false } }

  /// Whether the disk failed and has not worked since.
  var isBehind: Bool {
    switch self {
    case .behind: true
    case .reading(let failures): failures > 0
    case .stored, .storing: false
    }
  }

  /// Whether a write may build on those before it.
  var isInOrder: Bool { self == .stored || isStoring }

  /// When the disk is tried again although the user does nothing; `nil` when it works, or is being
  /// tried.
  var retryAt: Instant? { if case .behind(_, let instant) = self { instant } else { nil } }

  private var failures: Int {
    switch self {
    case .stored: 0
    case .storing(let failures), .behind(let failures, _), .reading(let failures): failures
    }
  }

  /// Notes that a write begins.
  mutating func begin() { self = .storing(failures: failures) }

  /// Notes that a read begins.
  mutating func beginReading() { self = .reading(failures: failures) }

  /// Notes that a read or a write failed, perhaps because the disk is slow or full for a while.
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
