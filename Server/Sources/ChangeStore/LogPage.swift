public import Domain

/// A part of a squad's log, read from storage.
public struct LogPage: Equatable, Sendable {
  /// The accepted changes, in order.
  public let changes: [SequencedChange]
  /// The changes that are there and cannot be given out, in order.
  public let damaged: [DamagedChange]
  /// The last sequence number that the page covers.
  ///
  /// At the end of the log it is the number that was asked for.
  public let upTo: Int64

  /// Creates a page of a log.
  public init(changes: [SequencedChange], damaged: [DamagedChange] = [], upTo: Int64) {
    self.changes = changes
    self.damaged = damaged
    self.upTo = upTo
  }
}

/// A stored change that cannot be given out, with its sequence number.
public enum DamagedChange: Error, Hashable {
  /// It is not what was stored, whether or not it can be decoded.
  case altered(sequence: Int64)
  /// It is what was stored, and cannot be decoded.
  case undecodable(sequence: Int64)

  /// The sequence number of the change.
  public var sequence: Int64 {
    switch self {
    case .altered(let sequence), .undecodable(let sequence): sequence
    }
  }
}
