package import Domain

/// A message from one window of a browser to the others.
package enum WindowMessage: Equatable, Sendable {
  case recorded(StampedChange)
  /// The device's storage was replaced, so read it again.
  case reload
  /// News of the live stream.
  case stream(StreamMessage)
}

extension WindowMessage {
  /// Whether another window has written to the device's disk.
  package var isOfTheDisk: Bool {
    switch self {
    case .recorded, .reload: true
    case .stream: false
    }
  }
}
