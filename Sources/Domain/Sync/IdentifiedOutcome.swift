/// What became of the change with an id.
public struct IdentifiedOutcome: Identifiable, Hashable, Sendable {
  /// The change.
  public let id: StampedChange.ID
  /// What the server made of it.
  public let outcome: ChangeOutcome

  /// Pairs a change's id with what became of it.
  public init(id: StampedChange.ID, outcome: ChangeOutcome) {
    self.id = id
    self.outcome = outcome
  }
}
