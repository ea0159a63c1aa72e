/// The response to an HTTP request, or the lack of one.
package struct HTTPResponse: Equatable, Sendable {
  /// The status code; `nil` when there was no connection.
  package let status: Int?
  package let body: [UInt8]

  package init(status: Int?, body: [UInt8] = []) {
    self.status = status
    self.body = body
  }
}
