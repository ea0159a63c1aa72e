package import Domain

/// Limits the attempts of each key within a window of time.
///
/// A key that is over its limit is remembered until its window ends, whatever other keys do. When
/// there are too many keys, those with the fewest attempts are forgotten. When all of them are over
/// the limit, a new key is admitted without being counted, so that it does not pay for the others:
/// to fill the table so, each of 10,000 keys must fail as often as its limit within one window, and
/// far fewer passwords can be hashed in that time.
package struct Throttle<Key: Hashable & Sendable>: Sendable {
  private let limit: Int
  /// The length of a key's window, from its first attempt on.
  package let windowMilliseconds: Int64
  /// The number of keys that are remembered.
  package let keyLimit = 10_000

  private struct Window {
    let start: Instant
    var attempts: Int
  }

  private var windows: [Key: Window] = [:]

  package init(limit: Int, windowMilliseconds: Int64 = 15 * 60 * 1_000) {
    self.limit = limit
    self.windowMilliseconds = windowMilliseconds
  }

  /// The number of keys that are remembered now.
  package var keyCount: Int { windows.count }

  /// The seconds until an attempt of a key is allowed; `nil` when it is allowed now.
  package func wait(for key: Key, at now: Instant) -> Int64? {
    guard let window = current(key, at: now), window.attempts >= limit else { return nil }
    return (windowMilliseconds - elapsed(since: window, at: now) + 999) / 1_000
  }

  /// Counts an attempt that is allowed.
  package mutating func count(_ key: Key, at now: Instant) {
    if let window = current(key, at: now) {
      windows[key] = Window(start: window.start, attempts: window.attempts + 1)
      return
    }
    windows[key] = nil
    makeRoom(at: now)
    guard windows.count < keyLimit else { return }
    windows[key] = Window(start: now, attempts: 1)
  }

  /// Takes back the count of one attempt, because it succeeded or was not examined.
  package mutating func takeBack(_ key: Key) {
    guard let window = windows[key] else { return }
    windows[key] =
      window.attempts > 1 ? Window(start: window.start, attempts: window.attempts - 1) : nil
  }

  package mutating func forget(endedBefore instant: Instant) {
    windows = windows.filter { elapsed(since: $0.value, at: instant) < windowMilliseconds }
  }

  private func current(_ key: Key, at now: Instant) -> Window? {
    guard let window = windows[key], elapsed(since: window, at: now) < windowMilliseconds else {
      return nil
    }
    return window
  }

  private func elapsed(since window: Window, at now: Instant) -> Int64 {
    max(0, window.start.milliseconds(until: now))
  }

  /// Forgets a tenth of the keys at once, so that not every new key searches all of them.
  private mutating func makeRoom(at now: Instant) {
    guard windows.count >= keyLimit else { return }
    forget(endedBefore: now)
    guard windows.count >= keyLimit else { return }
    let forgettable = windows.filter { $0.value.attempts < limit }.sorted {
      ($0.value.attempts, $0.value.start) < ($1.value.attempts, $1.value.start)
    }
    for (key, _) in forgettable.prefix(keyLimit / 10) { windows[key] = nil }
  }
}
