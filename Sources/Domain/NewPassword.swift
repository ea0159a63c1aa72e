/// What a password must be when an account gets it; older ones may be shorter.
public enum NewPassword {
  /// The least number of Unicode scalars.
  public static let minimumLength = 8

  /// Whether a password has enough Unicode scalars.
  public static func isLongEnough(_ password: String) -> Bool {
    password.scalars.count >= minimumLength
  }
}
