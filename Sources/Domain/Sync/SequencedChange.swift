/// A change at its place in the squad's one order, which the server gives.
public struct SequencedChange: Hashable, Sendable {
  /// The place: 1, 2, 3 … per squad.
  public let sequence: Int64
  /// Whose it is, by the server's word: the account that delivered the change.
  public let author: Account.ID
  /// The change as its author stamped it.
  public let stamped: StampedChange

  /// Puts a change in its place.
  public init(sequence: Int64, author: Account.ID, stamped: StampedChange) {
    self.sequence = sequence
    self.author = author
    self.stamped = stamped
  }
}
