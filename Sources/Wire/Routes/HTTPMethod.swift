/// The methods of HTTP that the routes know.
public enum HTTPMethod: String, CaseIterable, Sendable {
  /// Reads.
  case get = "GET"
  /// Adds or does.
  case post = "POST"
  /// Replaces.
  case put = "PUT"
  /// Removes.
  case delete = "DELETE"
}
