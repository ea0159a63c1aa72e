/// The outcome of the change with an id.
public struct IdentifiedOutcome: Identifiable, Hashable, Sendable {
  /// The id of the change.
  public let id: StampedChange.ID
  /// The server's decision about the change.
  public let outcome: ChangeOutcome

  /// Creates the outcome of the change with an id.
  public init(id: StampedChange.ID, outcome: ChangeOutcome) {
    self.id = id
    self.outcome = outcome
  }
}
