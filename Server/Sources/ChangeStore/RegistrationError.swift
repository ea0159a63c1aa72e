/// The reason why an account was not stored.
public enum RegistrationError: Error, Hashable, Sendable {
  /// Another account has the user name.
  case usernameTaken
  /// Storage failed, for the given reason.
  case storage(StorageError)
}
