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
  /// Whether the server has lost what this phone knows to have been confirmed.
  var isOtherLog = false
  var syncError: SyncError?
  /// When the server was last asked, by this phone's own clock.
  var askedAt: Instant?
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

  /// 2 s after the first failure, twice as long after each further one, a minute at most.
  private static func pause(after failures: Int) -> Int64 {
    min(60, 2 << Int64(min(failures, 5))) * 1_000
  }

  mutating func answered() {
    phase = .idle
    failures = 0
    syncError = nil
  }

  mutating func streamOpened(at now: Instant) {
    stream = .open
    streamOpenedAt = now
    streamRetryAt = nil
  }

  /// Streams end now and then; one that ends soon after it began is opened ever more rarely.
  mutating func streamEnded(at now: Instant) {
    if let streamOpenedAt, streamOpenedAt.milliseconds(until: now) > 60_000 { streamFailures = 0 }
    stream = .closed
    streamRetryAt = now.advanced(byMilliseconds: Self.pause(after: streamFailures))
    streamFailures += 1
    needsPull = true
  }

  /// Something happened that makes it worth asking at once.
  mutating func wake() {
    needsPull = true
    streamRetryAt = nil
    if case .waiting = phase { phase = .idle }
  }

  /// Nobody is to be asked for now.
  mutating func rest() {
    streamRetryAt = nil
    if case .waiting = phase { phase = .idle }
  }

  /// When to ask again; `nil` when nothing is waiting.
  var retryAt: Instant? {
    guard case .waiting(let instant) = phase else { return streamRetryAt }
    return instant
  }

  /// The clock that all instants are read from was set by so much.
  mutating func clockWasSet(byMilliseconds distance: Int64) {
    if case .waiting(let instant) = phase {
      phase = .waiting(until: instant.advanced(byMilliseconds: distance))
    }
    streamRetryAt = streamRetryAt?.advanced(byMilliseconds: distance)
    streamOpenedAt = streamOpenedAt?.advanced(byMilliseconds: distance)
  }
}
