import Domain

/// The state of the connection to the server: the current request, and when to send the next.
struct ServerLink: Equatable {
  enum Phase: Equatable {
    case idle
    /// A request is on its way, and is dropped if its response has not begun at this instant.
    case asking(until: Instant)
    /// The last request failed; the next is sent at this instant.
    case waiting(until: Instant)
  }

  var phase = Phase.idle
  var stream = LiveStream()
  var isOnline: Bool
  /// Whether the server's changes must be read before this device's are sent: the response also
  /// tells the time by which these are stamped.
  var needsPull = true
  /// The number of the last change that the stream told of and that must be read; 0 for none.
  var heardOf: Int64 = 0
  /// How many changes the next request may bring: few until the server says how many it takes, and after a failure.
  private(set) var changeLimit = SyncRequest.changeLimit
  /// Whether a larger request was refused.
  private var takesFewChanges = false
  /// Whether the server must be shown this device's recovery key, because it does not know the session.
  var needsKey = false
  /// Whether the server has taken a login, and no request since.
  var isLoginUntried = false
  /// Whether the squad must be loaded as a whole.
  var needsSnapshot = false
  /// Whether the server has lost changes that it had confirmed.
  var isOtherLog = false
  var syncError: SyncError?
  /// When the last request was sent.
  private(set) var askedAt: Instant?
  /// When the last request to sync was sent: a sign to people who follow.
  var signGivenAt: Instant?
  private var failures = 0
  /// The number of requests without an answer since the connection may be dead; `nil` while nothing
  /// speaks against it.
  private var unanswered: Int?

  init(isOnline: Bool) {
    self.isOnline = isOnline
  }

  /// How long the next response may take to begin, in milliseconds.
  var patience: Int64 { unanswered.map { Patience.inDoubt(after: $0) } ?? Patience.usual }

  /// Notes that a request is sent.
  mutating func ask(at now: Instant) {
    phase = .asking(until: now.advanced(byMilliseconds: patience))
    askedAt = now
  }

  mutating func failed(_ syncError: SyncError, at now: Instant) {
    self.syncError = syncError
    needsPull = true
    let wasFew = changeLimit <= SyncRequest.changeLimit
    changeLimit = SyncRequest.changeLimit
    if syncError == .requestTooLarge, !wasFew { return sendFewChanges() }
    if syncError == .unreachable { return wasNotAnswered(at: now) }
    unanswered = nil
    phase = .waiting(until: now.advanced(byMilliseconds: Patience.pause(after: failures)))
    failures += 1
  }

  /// Sends fewer changes in a request from now on, and the next at once.
  private mutating func sendFewChanges() {
    takesFewChanges = true
    succeeded()
  }

  /// Notes how many changes the server says that it takes in a request.
  mutating func serverTakes(_ limit: Int) {
    changeLimit = takesFewChanges ? SyncRequest.changeLimit : limit
  }

  /// Schedules the next attempt for when this one had to be dropped at the latest.
  private mutating func wasNotAnswered(at now: Instant) {
    let patience = Patience.inDoubt(after: unanswered ?? 0)
    let next = (askedAt ?? now).advanced(byMilliseconds: patience)
    phase = .waiting(until: max(now, next))
    unanswered = unanswered.map { $0 + 1 } ?? 0
  }

  mutating func succeeded() {
    phase = .idle
    failures = 0
    unanswered = nil
    isLoginUntried = false
    syncError = nil
  }

  /// Notes that the connection may be dead, because no changes come by themselves.
  mutating func mayBeDead() { unanswered = unanswered ?? 0 }

  /// Notes that all connections may be dead, as after a silence or while the device slept.
  ///
  /// - Returns: Whether the request that is on its way must be dropped, because it would wait too long.
  mutating func doubt(at now: Instant) -> Bool {
    unanswered = 0
    guard case .asking(let until) = phase else { return false }
    let soon = now.advanced(byMilliseconds: patience)
    guard until <= now || soon < until else { return false }
    phase = .idle
    return true
  }

  /// Makes the next request due after the disk was read again.
  ///
  /// Another window may have logged in since the last request was sent, so its response no longer
  /// counts.
  mutating func askAgain() {
    needsPull = true
    if case .asking = phase { phase = .idle }
  }

  /// Makes the next request due at once, as when the device came online or missed a change.
  mutating func wake() {
    needsPull = true
    stream.hurry()
    if case .waiting = phase { phase = .idle }
  }

  /// Cancels scheduled retries, while offline or logged out.
  mutating func rest() {
    stream.hurry()
    if case .waiting = phase { phase = .idle }
  }

  /// When the next request is sent; `nil` when none is scheduled, and while one is under way, whose
  /// end is an event of its own.
  var retryAt: Instant? {
    switch phase {
    case .idle: stream.retryAt
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
    switch phase {
    case .idle: break
    case .asking(let until): phase = .asking(until: until.advanced(byMilliseconds: distance))
    case .waiting(let until): phase = .waiting(until: until.advanced(byMilliseconds: distance))
    }
    stream.clockWasSet(byMilliseconds: distance)
    askedAt = askedAt?.advanced(byMilliseconds: distance)
    signGivenAt = signGivenAt?.advanced(byMilliseconds: distance)
  }
}
