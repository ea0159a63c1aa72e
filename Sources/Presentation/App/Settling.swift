/// A button whose meaning has changed but not by a tap on it is disabled for a moment: a thumb may have
/// been on its way to what it was before.
///
/// Counted by the clock that is never set.
struct Settling {
  /// When the meaning changed; `nil` before it did.
  private var begin: Int64?
  private let milliseconds: Int64

  init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Takes note that the meaning has changed.
  mutating func begin(at uptime: Int64) { begin = uptime }

  /// The milliseconds for which the button is still disabled; `nil` when it is not.
  func left(at uptime: Int64) -> Int64? {
    guard let begin, uptime < begin + milliseconds else { return nil }
    return begin + milliseconds - uptime
  }
}
