public import Domain

/// Everything that a phone keeps.
public struct StoredState: Equatable, Sendable {
  /// What it remembers.
  public var preferences: Preferences
  /// Who is logged in.
  public var account: AccountRecord?
  /// The squad, with what is not yet saved online.
  public var replica: Replica
  /// The teams that are being put together.
  public var lineUp: LineUp?
  /// How many records could not be read; they were set aside.
  public var damagedRecords: Int

  /// Describes what a phone keeps; without arguments, that of a new one.
  public init(
    preferences: Preferences = Preferences(),
    account: AccountRecord? = nil,
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
