/// A squad at a sequence number: a quick start for a device, and for the server.
public struct Snapshot: Equatable, Sendable {
  /// The epoch of the server that sent it; `nil` in storage, where the epoch is kept elsewhere.
  public let epoch: Epoch.ID?
  /// How far the log is contained in the squad.
  public let sequence: Int64
  /// The squad.
  public let squad: Squad

  /// Pairs a squad with its place in the log.
  public init(epoch: Epoch.ID? = nil, sequence: Int64, squad: Squad) {
    self.epoch = epoch
    self.sequence = sequence
    self.squad = squad
  }
}
