package import Domain

/// What a window of a browser tells the others of the live stream.
package struct StreamMessage: Equatable, Sendable {
  /// The claim of the window that has the stream.
  package let claim: StreamClaim
  package let news: News

  package enum News: Equatable, Sendable {
    /// The window opens the stream, so the others close theirs.
    case opened
    /// A sign of life came over the stream.
    case alive
    /// The server has changes up to this number.
    case changed(upTo: Int64)
    /// The window gives the stream up, so another may open it.
    case closed
  }

  package init(_ claim: StreamClaim, _ news: News) {
    self.claim = claim
    self.news = news
  }
}

/// When a window opened the live stream; the later of two windows has it.
package struct StreamClaim: Hashable, Sendable {
  package let at: Instant
  /// A number that no other window has, for two that claim it in the same millisecond.
  package let window: UInt64

  package init(at instant: Instant, window: UInt64) {
    at = instant
    self.window = window
  }
}

extension StreamClaim: Comparable {
  /// Whether the first window has to give way to the second.
  package static func < (earlier: Self, later: Self) -> Bool {
    earlier.at == later.at ? earlier.window < later.window : earlier.at < later.at
  }
}
