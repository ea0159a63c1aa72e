import Domain

/// Counts attempts by key and says when there are too many.
struct Throttle<Key: Hashable & Sendable>: Sendable {
  let limit: Int
  /// How long an attempt is held against its key, in milliseconds.
  let windowMilliseconds: Int64 = 15 * 60 * 1_000
  /// How many keys are remembered; beyond it, the window of the oldest ends early.
  let keyLimit = 10_000

  private struct Window {
    let start: Instant
    var attempts: Int
  }

  private var windows: [Key: Window] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts an attempt.
  /// - Returns: How many seconds to wait when there were too many, else `nil`.
  mutating func count(_ key: Key, at now: Instant) -> Int64? {
    guard let window = windows[key], elapsed(since: window, at: now) < windowMilliseconds else {
      makeRoom(at: now)
      windows[key] = Window(start: now, attempts: 1)
      return nil
    }
    guard window.attempts < limit else {
      return (windowMilliseconds - elapsed(since: window, at: now) + 999) / 1_000
    }
    windows[key]?.attempts += 1
    return nil
  }

  /// Takes one attempt back: it was a good one.
  mutating func forgive(_ key: Key) {
    guard let window = windows[key] else { return }
    windows[key] =
      window.attempts > 1 ? Window(start: window.start, attempts: window.attempts - 1) : nil
  }

  private func elapsed(since window: Window, at now: Instant) -> Int64 {
    max(0, window.start.milliseconds(until: now))
  }

  private mutating func makeRoom(at now: Instant) {
    guard windows.count >= keyLimit else { return }
    windows = windows.filter { elapsed(since: $0.value, at: now) < windowMilliseconds }
    guard windows.count >= keyLimit,
      let oldest = windows.min(by: { $0.value.start < $1.value.start })?.key
    else { return }
    windows[oldest] = nil
  }
}
