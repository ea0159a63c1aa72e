package import Domain

/// Everything that a device stores.
package struct StoredState: Equatable, Sendable {
  package var preferences: Preferences
  package var account: DeviceAccount?
  /// The squad, with the changes that the server has not confirmed yet.
  package var replica: Replica
  /// The teams that are being put together.
  package var lineUp: LineUp?
  /// How many records could not be read; they were set aside.
  package var damagedRecords: Int

  /// Creates a state; without arguments, that of a new device.
  package init(
    preferences: Preferences = Preferences(),
    account: DeviceAccount? = nil,
    replica: Replica = Replica(),
    lineUp: LineUp? = nil,
    damagedRecords: Int = 0
  ) {
    self.preferences = preferences
    self.account = account
    self.replica = replica
    self.lineUp = lineUp
    self.damagedRecords = damagedRecords
  }
}
