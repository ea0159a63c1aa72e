package import Domain

/// A login of the account that has not ended, on this device or another.
package struct DeviceSession: Equatable, Sendable {
  package let id: Session.ID
  /// The device in a few words, such as “Safari · iPhone”; empty when the server does not know it.
  package let device: String
  package let lastUsedAt: Instant
  /// Whether it is the login of this device.
  package let isCurrent: Bool

  package init(id: Session.ID, device: String, lastUsedAt: Instant, isCurrent: Bool) {
    self.id = id
    self.device = device
    self.lastUsedAt = lastUsedAt
    self.isCurrent = isCurrent
  }
}
