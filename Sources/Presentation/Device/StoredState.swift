package import Domain

/// Everything that a device stores.
package struct StoredState: Equatable, Sendable {
  package var preferences: Preferences
  package var account: DeviceAccount?
  /// The key by which the account without a name knows this device; without an account, that of one
  /// that was asked for.
  package var recoveryKey: RecoveryKey?
  /// The squad, with the changes that the server has not confirmed yet.
  package var replica: Replica
  /// The teams that are being put together.
  package var lineUp: LineUp?
  /// What was typed and neither used nor given up.
  package var drafts: Drafts
  /// How many records could not be read; they were set aside.
  package var damagedRecords: Int

  /// Creates a state; without arguments, that of a new device.
  package init(
    preferences: Preferences = Preferences(),
    account: DeviceAccount? = nil,
    recoveryKey: RecoveryKey? = nil,
    replica: Replica = Replica(),
    lineUp: LineUp? = nil,
    drafts: Drafts = Drafts(),
    damagedRecords: Int = 0
  ) {
    self.preferences = preferences
    self.account = account
    self.recoveryKey = recoveryKey
    self.replica = replica
    self.lineUp = lineUp
    self.drafts = drafts
    self.damagedRecords = damagedRecords
  }
}
