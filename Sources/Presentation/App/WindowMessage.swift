package import Domain

/// What one window of a browser tells the others.
package enum WindowMessage: Equatable, Sendable {
  /// This was done here.
  case recorded(StampedChange)
  /// What is on the phone's disk is not what it was: read it again.
  case reload
}
