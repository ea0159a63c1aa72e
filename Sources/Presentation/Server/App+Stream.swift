import Domain

// The live stream: one visible window of a browser has it open, because over HTTP/1.1 a browser has
// six connections to a server, and each stream takes one.
extension App {
  mutating func openStream(of account: DeviceAccount) {
    let claim = StreamClaim(at: now, window: surroundings.window)
    link.stream.open(claim)
    send(.openStream(account.log, known(of: account)))
    tell(claim, .opened)
  }

  mutating func closeStream() {
    if link.stream.isHere { send(.closeStream) }
    link.stream.close()
  }

  /// Leaves the stream to a window that is visible.
  mutating func giveStreamUp() {
    isVisible = false
    if let claim = link.stream.claim { tell(claim, .closed) }
    closeStream()
    link.stream.hurry()
  }

  mutating func streamEnded() {
    guard link.stream.isHere else { return }
    send(.closeStream)
    link.stream.end(at: now)
    link.needsPull = true
  }

  /// Notes that something came over this window's stream, and tells the other windows.
  /// - Returns: Whether this window has the stream.
  @discardableResult
  mutating func streamWasHeard(_ news: StreamMessage.News) -> Bool {
    guard let claim = link.stream.claim else { return false }
    link.stream.hear(at: now)
    tell(claim, news)
    return true
  }

  /// Hears of the stream from another window.
  mutating func hear(_ message: StreamMessage) {
    // Before a claim is compared with one of a time before the clock was set back.
    if link.stream.isSilent(at: now) { streamWentSilent() }
    if isVisible {
      switch link.stream.hear(message, at: now) {
      case .nothing: break
      case .givesWay: send(.closeStream)
      case .insists(let claim): tell(claim, .opened)
      }
    }
    guard case .changed(let sequence) = message.news, sequence > replica.sequence else { return }
    link.heardOf = max(link.heardOf, sequence)
    link.needsPull = true
  }

  private mutating func tell(_ claim: StreamClaim, _ news: StreamMessage.News) {
    send(.tellOtherWindows(.stream(StreamMessage(claim, news))))
  }
}

// Without a stream, or when it says nothing.
extension App {
  /// The time between two requests of a device to which no changes come by themselves, as behind a
  /// proxy that holds streams back.
  private static let askInterval: TimeSpan = .seconds(5)

  /// When to ask for changes; `nil` while they come by themselves.
  var nextAsk: Instant? {
    guard isVisible, canSync, link.phase == .idle, !link.stream.isLive, let askedAt = link.askedAt
    else { return nil }
    let last = max(askedAt, link.stream.openedAt ?? askedAt)
    // At once when the clock was set back.
    return last <= now ? last.advanced(by: Self.askInterval) : now
  }

  var isAskDue: Bool { nextAsk.map { $0 <= now } ?? false }

  /// When the stream counts as dead, unless something comes.
  var silentAt: Instant? { isVisible && canSync ? link.stream.silentAt : nil }

  mutating func ask(_ account: DeviceAccount) {
    link.mayBeDead()
    link.ask(at: now)
    send(.call(.ask(account.log, known(of: account))))
  }

  mutating func streamWentSilent() {
    closeStream()
    link.needsPull = true
    doubtConnection()
  }

  /// How long the response to the next request for syncing may take to begin, in milliseconds.
  package var syncPatience: Int32 { Int32(clamping: link.patience) }

  /// Asks with little patience, because all connections may have died without a word.
  mutating func doubtConnection() {
    if link.doubt(at: now) { send(.dropSync) }
  }
}
