/// An HTTP request to the server that the page came from.
package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  /// The path, with its query.
  package let path: String
  /// The headers that are sent besides the browser's own.
  package let headers: [Header]
  /// The body; empty for none.
  package let body: [UInt8]
  /// How many milliseconds the response may take to begin; on a bad network it may never come.
  package var patience: Int32 = 30_000

  package struct Header: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a request; for GET the body must be empty.
  package init(method: String, path: String, headers: [Header] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}
