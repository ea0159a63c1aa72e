/// What came back for a request.
package struct HTTPResponse: Equatable, Sendable {
  /// The status; `nil` when there was no connection.
  package let status: Int?
  /// The body.
  package let body: [UInt8]

  /// Makes a response.
  package init(status: Int?, body: [UInt8] = []) {
    self.status = status
    self.body = body
  }
}
