public import Wire

/// A request to the server, ready to be sent.
public struct HTTPRequest: Equatable, Sendable {
  /// What is to be done.
  public let method: Wire.Method
  /// Where, with its query.
  public let path: String
  /// A header, where one is needed.
  public let headers: [Header]
  /// The body; empty for none.
  public let body: [UInt8]
  /// The headers, a line each, as browsers are told of them.
  public var headerLines: String {
    headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }

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
  public init(_ method: Wire.Method, _ path: String, headers: [Header] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  init(_ method: Wire.Method, _ path: String, json: [UInt8]) {
    self.init(
      method, path, headers: [Header(name: "Content-Type", value: "application/json")], body: json)
  }
}

/// What came back for a request.
public struct HTTPAnswer: Equatable, Sendable {
  /// The status; `nil` when there was no connection.
  public let status: Int?
  /// The body.
  public let body: [UInt8]

  /// Makes an answer.
  public init(status: Int?, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
