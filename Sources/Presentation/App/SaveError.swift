/// Why the phone did not keep something.
package enum SaveError: Hashable, Sendable {
  /// There is no room.
  case full
  /// It refused or did not answer.
  case unavailable
}
