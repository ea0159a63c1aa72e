import Domain

// Signs of life from the pitch, so that people who follow a match know that what they see is new.
extension App {
  /// Half of what people who follow wait before they read that there is no news.
  private static let signInterval: TimeSpan = .seconds(15)

  /// When to tell the server that this device is there; `nil` unless a match is open here that people
  /// may follow and whose clock runs.
  var nextSign: Instant? {
    guard let account, !account.isExpired, link.isOnline, link.phase == .idle,
      case .gather(let model) = screen, let gather = model.gather,
      isScorekeeper ? gather.currentGame.clock.zero != nil : gather.isFollowed(at: now)
    else { return nil }
    return link.signGivenAt?.advanced(by: Self.signInterval) ?? now
  }

  var isSignDue: Bool { nextSign.map { $0 <= now } ?? false }
}

extension Gather {
  fileprivate func isFollowed(at now: Instant) -> Bool {
    currentGame.clock.zero != nil
      && Link.Purpose.allCases.contains { workingLink(for: $0, at: now) != nil }
  }
}
