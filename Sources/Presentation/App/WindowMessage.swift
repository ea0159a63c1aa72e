package import Domain

/// A message from one window of a browser to the others.
package enum WindowMessage: Equatable, Sendable {
  case recorded(StampedChange)
  /// The device's storage was replaced, so read it again.
  case reload
}
