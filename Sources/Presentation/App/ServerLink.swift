import Domain

/// How the phone stands with the server: what is being asked, and when to ask again.
struct ServerLink: Equatable {
  /// What is going on.
  enum Phase: Equatable {
    /// Nothing is being asked.
    case idle
    /// An answer is awaited.
    case asking
    /// The server did not answer as it should; asks again then.
    case waiting(until: Instant)
  }

  /// Whether changes come as they are made.
  enum Stream: Equatable { case closed, open }

  var phase = Phase.idle
  var stream = Stream.closed
  var isOnline: Bool
  /// Whether the server's log must be read before changes are sent: it also tells the time, by
  /// which they are stamped.
  var needsPull = true
  /// Whether the squad must be loaded as a whole.
  var needsSnapshot = false
  var failures = 0
  var trouble: ServerTrouble?

  init(isOnline: Bool) {
    self.isOnline = isOnline
  }

  /// Waits 2 s after the first failure, twice as long after each further one, a minute at most.
  mutating func failed(_ trouble: ServerTrouble, at now: Instant) {
    self.trouble = trouble
    let seconds = min(Int64(60), 2 << Int64(min(failures, 5)))
    failures += 1
    phase = .waiting(until: now.advanced(byMilliseconds: seconds * 1_000))
    stream = .closed
    needsPull = true
  }

  mutating func answered() {
    phase = .idle
    failures = 0
    trouble = nil
  }

  /// Something happened that makes it worth asking at once.
  mutating func wake() {
    needsPull = true
    if case .waiting = phase { phase = .idle }
  }

  /// When to ask again; `nil` when nothing is waiting.
  var retryAt: Instant? {
    guard case .waiting(let instant) = phase else { return nil }
    return instant
  }
}
