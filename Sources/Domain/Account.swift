/// Somebody who can log in; a subject for ids.
public enum Account {
  /// Names an account.
  public typealias ID = Identifier<Account>
}
