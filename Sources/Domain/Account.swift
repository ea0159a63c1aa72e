/// The subject of account ids: the owner of a squad on a server, with a name to log in with or without.
public enum Account {
  /// Identifies an account.
  public typealias ID = Identifier<Account>
}
