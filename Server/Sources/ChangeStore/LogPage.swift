public import Domain

/// A part of a squad's log, read from storage.
public struct LogPage: Equatable, Sendable {
  /// The accepted changes, in order.
  public let changes: [SequencedChange]
  /// The sequence numbers of changes that could not be decoded, in order.
  public let damaged: [Int64]
  /// The last sequence number that the page covers.
  ///
  /// At the end of the log it is the number that was asked for.
  public let upTo: Int64

  /// Creates a page of a log.
  public init(changes: [SequencedChange], damaged: [Int64] = [], upTo: Int64) {
    self.changes = changes
    self.damaged = damaged
    self.upTo = upTo
  }
}
