/// A part of a squad's log: the changes after `since`, up to `upTo`.
public struct ChangePage: Equatable, Sendable {
  /// The sequence number before the first change of the part.
  public let since: Int64
  /// The last sequence number that the part covers.
  public let upTo: Int64
  /// The changes of the part, in order; a number is missing where the server lost a change.
  public let changes: [SequencedChange]
  /// The acceptance of the change numbered `upTo`; `nil` when the server does not have it or does not say.
  public let last: Acceptance.ID?

  /// Creates a part of a log.
  public init(
    since: Int64, upTo: Int64, changes: [SequencedChange], last: Acceptance.ID? = nil
  ) {
    self.since = since
    self.upTo = upTo
    self.changes = changes
    self.last = last
  }
}
