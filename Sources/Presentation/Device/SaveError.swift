/// Why a write to the device's storage failed.
package enum SaveError: Hashable, Sendable {
  /// There is no room.
  case full
  /// The storage refused the write or did not respond.
  case unavailable
  /// Another window has replaced what the write builds on.
  case outdated
}
