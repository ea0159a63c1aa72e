/// The subject of session ids: a login on one device, until it ends or expires.
public enum Session {
  /// Identifies a session.
  public typealias ID = Identifier<Session>
}
