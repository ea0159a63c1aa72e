/// A squad at a sequence number, which saves a device or the server from replaying the log.
public struct Snapshot: Equatable, Sendable {
  /// The epoch of the server that sent it; `nil` in storage, which has the epoch in another place.
  public let epoch: Epoch.ID?
  /// The sequence number of the last change in the squad.
  public let sequence: Int64
  /// The squad after the change numbered `sequence`, with nothing but who came to games that are long over.
  public let squad: Squad

  /// Creates a snapshot, of a squad or of what was read of one.
  public init(epoch: Epoch.ID? = nil, sequence: Int64, squad: Squad) {
    self.epoch = epoch
    self.sequence = sequence
    self.squad = squad.reduced
  }
}
