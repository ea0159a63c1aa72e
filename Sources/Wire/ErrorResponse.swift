public import Domain

/// What tells a program apart errors of the same status, as `kind` in the body of an error.
public enum ErrorKind: String, CaseIterable, Hashable, Sendable {
  /// The server takes no new accounts, with a name or without.
  case registrationClosed
  /// The server asks new accounts for a code, and it was missing or wrong.
  case registrationCode
  /// The account has a name by now, which is in `username`.
  case named
  /// The session was removed from the account, or the account was deleted.
  case removed
  /// The session has had the account for less than a day, so it may not manage it.
  case tooNew
  /// There is no such code.
  case wrong
  /// The code was used before.
  case used
  /// The code worked for ten minutes, which are over; or another took its place.
  case expired
  /// All accounts without a name together, or the squad of one, have as much as the server keeps of them.
  case unnamedFull
}

extension ErrorKind: WireChoice {}

/// What a program reads of the body of an error; what it does not know is left out.
public struct ErrorResponse: Hashable, Sendable {
  /// What happened, when the status alone does not tell.
  public let kind: ErrorKind?
  /// The name of the account that the error is about.
  public let username: ExactText?

  /// Creates what is read of an error.
  public init(kind: ErrorKind?, username: ExactText? = nil) {
    self.kind = kind
    self.username = username
  }

  /// Reads the body of a response; what another program wrote, such as a proxy, is an error of no kind.
  public init(json bytes: [UInt8]) {
    guard let fields = try? Fields(bytes) else {
      self.init(kind: nil)
      return
    }
    let username = try? fields.textIfPresent("username")
    self.init(
      kind: try? fields.choiceIfPresent("kind"), username: username.map { ExactText($0) })
  }
}
