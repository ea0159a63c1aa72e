import Domain

/// The live stream of the squad's changes, as a window of a browser knows it.
///
/// One window has it open and tells the others what comes. The one that opened it last has it, so
/// windows agree without asking: who hears of a later claim closes its own.
struct LiveStream: Equatable {
  enum Phase: Equatable {
    /// No stream is known; this window may open it at this instant, or at once.
    case closed(until: Instant?)
    /// This window has it open.
    case here(StreamClaim, Signs)
    /// Another window has it open.
    case elsewhere(Signs)
  }

  /// When an open stream was heard of.
  struct Signs: Equatable {
    var openedAt: Instant
    /// When the last sign of life came; `nil` when none has come yet.
    var lastAt: Instant?
  }

  /// What a window does about the claim of another.
  enum Answer: Equatable {
    case nothing
    /// It closes its stream.
    case givesWay
    /// It tells its own claim again, which the other window has not heard.
    case insists(StreamClaim)
  }

  private(set) var phase = Phase.closed(until: nil)
  private var failures = 0

  var isHere: Bool { if case .here = phase { true } else { false } }

  var claim: StreamClaim? { if case .here(let claim, _) = phase { claim } else { nil } }

  /// Whether changes come by themselves: something has come over the stream.
  ///
  /// What was only opened may be held back by a proxy.
  var isLive: Bool { if case .some = signs?.lastAt { true } else { false } }

  var openedAt: Instant? { signs?.openedAt }

  private var signs: Signs? {
    switch phase {
    case .closed: nil
    case .here(_, let signs), .elsewhere(let signs): signs
    }
  }

  /// When this window opens the stream, after a pause; `nil` without one.
  var retryAt: Instant? { if case .closed(let until) = phase { until } else { nil } }

  func isDue(at now: Instant) -> Bool {
    guard case .closed(let until) = phase else { return false }
    return until.map { $0 <= now } ?? true
  }
}

// Silence.
extension LiveStream {
  /// When the stream counts as dead, unless something comes; `nil` for one that is closed.
  var silentAt: Instant? {
    signs.map { ($0.lastAt ?? $0.openedAt).advanced(by: patience) }
  }

  /// Whether nothing has come for so long that the stream counts as dead.
  ///
  /// So it does when the clock was set back since.
  func isSilent(at now: Instant) -> Bool {
    guard let signs, let silentAt else { return false }
    return silentAt <= now || now < signs.lastAt ?? signs.openedAt
  }

  // The server gives a sign every 20 s. Windows without a stream leave the first attempt to the one
  // that has it.
  private var patience: TimeSpan { isHere ? .seconds(30) : .seconds(40) }
}

// What happens to the stream.
extension LiveStream {
  mutating func open(_ claim: StreamClaim) {
    phase = .here(claim, Signs(openedAt: claim.at))
  }

  /// Notes that something came over the stream.
  mutating func hear(at now: Instant) {
    switch phase {
    case .closed: break
    case .here(let claim, let signs):
      phase = .here(claim, Signs(openedAt: signs.openedAt, lastAt: now))
    case .elsewhere(let signs):
      phase = .elsewhere(Signs(openedAt: signs.openedAt, lastAt: now))
    }
  }

  /// Hears of the stream from another window.
  mutating func hear(_ message: StreamMessage, at now: Instant) -> Answer {
    if let claim, message.claim < claim {
      return message.news == .closed ? .nothing : .insists(claim)
    }
    let answer = isHere ? Answer.givesWay : .nothing
    switch message.news {
    case .opened: phase = .elsewhere(Signs(openedAt: now))
    case .alive, .changed:
      let since = answer == .nothing ? openedAt : nil
      phase = .elsewhere(Signs(openedAt: since ?? now, lastAt: now))
    case .closed: phase = .closed(until: nil)
    }
    return answer
  }

  /// Notes that the stream broke; waits longer each time one ends soon after it opened.
  mutating func end(at now: Instant) {
    if let openedAt, openedAt.span(until: now) > .minutes(1) { failures = 0 }
    phase = .closed(until: now.advanced(byMilliseconds: Patience.pause(after: failures)))
    failures += 1
  }

  /// Closes the stream; a pause goes on.
  mutating func close() {
    if case .closed = phase { return }
    phase = .closed(until: nil)
  }

  /// Ends a pause.
  mutating func hurry() {
    if case .closed = phase { phase = .closed(until: nil) }
  }

  /// Moves what is known of time after the clock was set by this much.
  mutating func clockWasSet(byMilliseconds distance: Int64) {
    let moved = { (instant: Instant) in instant.advanced(byMilliseconds: distance) }
    let signs = signs.map { Signs(openedAt: moved($0.openedAt), lastAt: $0.lastAt.map(moved)) }
    switch phase {
    case .closed(let until): phase = .closed(until: until.map(moved))
    case .here(let claim, _): if let signs { phase = .here(claim, signs) }
    case .elsewhere: if let signs { phase = .elsewhere(signs) }
    }
  }
}
