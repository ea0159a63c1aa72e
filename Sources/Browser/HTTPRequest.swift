/// A request to the server that the page came from, ready to be sent.
package struct HTTPRequest: Equatable, Sendable {
  /// The method, as in `GET`.
  package let method: String
  /// The path, with its query.
  package let path: String
  /// The headers that are needed besides the browser's own.
  package let headers: [Header]
  /// The body; empty for none.
  package let body: [UInt8]

  /// A header of a request.
  package struct Header: Equatable, Sendable {
    /// What it is called.
    package let name: String
    /// What it says.
    package let value: String

    /// Makes a header.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a request; for GET the body must be empty.
  package init(method: String, path: String, headers: [Header] = [], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }
}
