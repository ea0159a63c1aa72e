/// Who delivered a change, as the server authenticated them.
public enum Author: Hashable, Sendable {
  /// The account that the squad belongs to.
  case account(Account.ID)
  /// A scorekeeper, by the link that they have.
  case link(Link.ID)
}
