public import Domain

/// Where the secret of a link leads.
public struct LinkTarget: Hashable, Sendable {
  /// The squad that made the link.
  public let squad: Squad.ID
  /// What the link leads to.
  public let subject: LinkSubject
  /// The link with the secret.
  public let link: Link.ID

  /// Creates where a secret leads.
  public init(squad: Squad.ID, subject: LinkSubject, link: Link.ID) {
    self.squad = squad
    self.subject = subject
    self.link = link
  }
}
