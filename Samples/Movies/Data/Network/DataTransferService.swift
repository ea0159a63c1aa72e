package import MoviesDomain

/// Sends requests to the movie service.
package protocol DataTransferService: AnyObject {
  /// Requests a path; `completion` is called once, later, unless the request is cancelled first.
  func get(
    _ path: String, completion: @escaping (DataTransferResponse) -> Void
  ) -> any Cancellable
}

/// A response of the movie service, or the lack of one.
package struct DataTransferResponse: Sendable {
  /// The HTTP status; `nil` when no response arrived.
  package let status: Int?
  package let body: [UInt8]

  package init(status: Int?, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
