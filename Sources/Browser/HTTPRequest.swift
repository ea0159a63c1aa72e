/// A request to the server that the page came from, ready to be sent.
public struct HTTPRequest: Equatable, Sendable {
  /// The method, as in `GET`.
  public let method: String
  /// The path, with its query.
  public let path: String
  /// The headers that are needed besides the browser's own.
  public let headers: [Header]
  /// The body; empty for none.
  public let body: [UInt8]

  /// A header of a request.
  public struct Header: Equatable, Sendable {
    /// What it is called.
    public let name: String
    /// What it says.
    public let value: String

    /// Makes a header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a request; for GET the body must be empty.
  public init(method: String, path: String, headers: [Header] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}
