package import MoviesDomain

/// The way to the service.
package protocol DataTransferService: AnyObject {
  /// Asks for what is at a path; `completion` is called once, later, unless this is cancelled.
  func get(
    _ path: String, completion: @escaping (DataTransferResponse) -> Void
  ) -> any Cancellable
}

/// What came back from the service.
package struct DataTransferResponse: Sendable {
  /// The status of HTTP; `nil` when no answer came.
  package let status: Int?
  /// The body.
  package let body: [UInt8]

  /// Makes an answer.
  package init(status: Int?, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
