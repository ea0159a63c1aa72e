/// A squad at a sequence number, which saves a device or the server from replaying the log.
public struct Snapshot: Equatable, Sendable {
  /// The epoch of the server that sent it; `nil` in storage, which has the epoch in another place.
  public let epoch: Epoch.ID?
  /// The sequence number of the last change in the squad.
  public let sequence: Int64
  /// The squad after the change numbered `sequence`, with nothing but who came to games that are long over.
  public let squad: Squad
  /// The acceptance of the change numbered `sequence`; `nil` when it is not known.
  public let last: Acceptance.ID?
  /// Whether the request named a change that the server's log does not have, because the server was
  /// put back to an earlier state.
  public let isOfAnotherLog: Bool

  /// Creates a snapshot, of a squad or of what was read of one.
  public init(
    epoch: Epoch.ID? = nil, sequence: Int64, squad: Squad, last: Acceptance.ID? = nil,
    isOfAnotherLog: Bool = false
  ) {
    self.epoch = epoch
    self.sequence = sequence
    self.squad = squad.reduced
    self.last = last
    self.isOfAnotherLog = isOfAnotherLog
  }
}
