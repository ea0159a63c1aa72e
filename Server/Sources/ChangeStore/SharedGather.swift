public import Domain

/// Where the secret of a link leads.
public struct SharedGather: Hashable, Sendable {
  /// The squad of the gather.
  public let squad: Squad.ID
  /// The gather that is shared.
  public let gather: Gather.ID
  /// The link with the secret.
  public let link: GatherLink.ID

  /// Creates where a secret leads.
  public init(squad: Squad.ID, gather: Gather.ID, link: GatherLink.ID) {
    self.squad = squad
    self.gather = gather
    self.link = link
  }
}
