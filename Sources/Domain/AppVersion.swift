/// The version of the server, the client and the API's description, which are released together.
///
/// The changelog's latest version is the same; `make lint` compares them.
public enum AppVersion {
  /// The version in the form `major.minor.patch`.
  public static var text: String { "0.11.0" }
}
