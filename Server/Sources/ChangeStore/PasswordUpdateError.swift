/// The reason why an account did not get another password.
public enum PasswordUpdateError: Error, Hashable, Sendable {
  /// The account was deleted, or got another password, since it was read.
  case changedMeanwhile
  /// Storage failed, for the given reason.
  case storage(StorageError)
}
