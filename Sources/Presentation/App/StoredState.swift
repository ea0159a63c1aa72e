package import Domain

/// Everything that a phone keeps.
package struct StoredState: Equatable, Sendable {
  /// What it remembers.
  package var preferences: Preferences
  /// Who is logged in.
  package var account: DeviceAccount?
  /// The squad, with what is not yet saved online.
  package var replica: Replica
  /// The teams that are being put together.
  package var lineUp: LineUp?
  /// How many records could not be read; they were set aside.
  package var damagedRecords: Int

  /// Describes what a phone keeps; without arguments, that of a new one.
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
