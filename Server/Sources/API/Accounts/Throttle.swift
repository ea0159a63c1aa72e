import Domain

/// Limits the attempts of each key within a window of time.
struct Throttle<Key: Hashable & Sendable>: Sendable {
  let limit: Int
  /// The length of a key's window, from its first attempt on.
  let windowMilliseconds: Int64 = 15 * 60 * 1_000
  /// The number of keys that are remembered; beyond it, the oldest window ends early.
  let keyLimit = 10_000

  private struct Window {
    let start: Instant
    var attempts: Int
  }

  private var windows: [Key: Window] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts an attempt, or refuses it when the limit is reached.
  /// - Returns: The seconds to wait when the attempt is refused, else `nil`.
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

  /// Takes back the count of one attempt, because it succeeded.
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
