import Domain

/// The state of the connection to the server: the current request, and when to send the next.
struct ServerLink: Equatable {
  enum Phase: Equatable {
    case idle
    /// A request is on its way.
    case asking
    /// The last request failed; the next is sent at this instant.
    case waiting(until: Instant)
  }

  /// Whether the live stream is open.
  enum Stream: Equatable { case closed, open }

  var phase = Phase.idle
  var stream = Stream.closed
  var isOnline: Bool
  /// Whether the server's changes must be read before this device's are sent: the response also
  /// tells the time by which these are stamped.
  var needsPull = true
  /// The number of the last change that the stream told of and that must be read; 0 for none.
  var heardOf: Int64 = 0
  /// Whether the squad must be loaded as a whole.
  var needsSnapshot = false
  /// Whether the server has lost changes that it had confirmed.
  var isOtherLog = false
  var syncError: SyncError?
  /// When the last request was sent, by this device's own clock.
  var askedAt: Instant?
  /// When the last request to sync was sent, by the corrected clock: a sign to people who follow.
  var signGivenAt: Instant?
  private var failures = 0
  private var streamOpenedAt: Instant?
  private var streamFailures = 0
  private(set) var streamRetryAt: Instant?

  init(isOnline: Bool) {
    self.isOnline = isOnline
  }

  mutating func failed(_ syncError: SyncError, at now: Instant) {
    self.syncError = syncError
    phase = .waiting(until: now.advanced(byMilliseconds: Self.pause(after: failures)))
    failures += 1
    needsPull = true
  }

  /// 2 s after the first failure, twice as long after each further one, at most a minute.
  private static func pause(after failures: Int) -> Int64 {
    min(60, 2 << Int64(min(failures, 5))) * 1_000
  }

  mutating func succeeded() {
    phase = .idle
    failures = 0
    syncError = nil
  }

  mutating func streamOpened(at now: Instant) {
    stream = .open
    streamOpenedAt = now
    streamRetryAt = nil
  }

  /// Schedules the next stream; waits longer each time one ends soon after it opened.
  mutating func streamEnded(at now: Instant) {
    if let streamOpenedAt, streamOpenedAt.milliseconds(until: now) > 60_000 { streamFailures = 0 }
    stream = .closed
    streamRetryAt = now.advanced(byMilliseconds: Self.pause(after: streamFailures))
    streamFailures += 1
    needsPull = true
  }

  /// Makes the next request due after the disk was read again.
  ///
  /// Another window may have logged in since the last request was sent, so its response no longer
  /// counts.
  mutating func askAgain() {
    needsPull = true
    if phase == .asking { phase = .idle }
  }

  /// Makes the next request due at once, as when the device came online or missed a change.
  mutating func wake() {
    needsPull = true
    streamRetryAt = nil
    if case .waiting = phase { phase = .idle }
  }

  /// Cancels scheduled retries, while offline or logged out.
  mutating func rest() {
    streamRetryAt = nil
    if case .waiting = phase { phase = .idle }
  }

  /// When the next request is sent; `nil` when none is scheduled, and while one is under way, whose
  /// end is an event of its own.
  var retryAt: Instant? {
    switch phase {
    case .idle: streamRetryAt
    case .asking: nil
    case .waiting(let instant): instant
    }
  }

  /// Moves what is kept by this device's own clock after that was set by this much.
  mutating func deviceClockWasSet(byMilliseconds distance: Int64) {
    askedAt = askedAt?.advanced(byMilliseconds: distance)
  }

  /// Moves the scheduled instants after the corrected clock was set by this much.
  mutating func clockWasSet(byMilliseconds distance: Int64) {
    if case .waiting(let instant) = phase {
      phase = .waiting(until: instant.advanced(byMilliseconds: distance))
    }
    streamRetryAt = streamRetryAt?.advanced(byMilliseconds: distance)
    streamOpenedAt = streamOpenedAt?.advanced(byMilliseconds: distance)
    signGivenAt = signGivenAt?.advanced(byMilliseconds: distance)
  }
}
