/// The subject of account ids: a user who can log in.
public enum Account {
  /// Identifies an account.
  public typealias ID = Identifier<Account>
}
