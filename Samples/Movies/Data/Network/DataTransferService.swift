public import MoviesDomain

/// The way to the service.
public protocol DataTransferService: AnyObject {
  /// Asks for what is at a path; `completion` is called once, later, unless this is cancelled.
  func get(
    _ path: String, completion: @escaping (DataTransferAnswer) -> Void
  ) -> any Cancellable
}

/// What came back from the service.
public struct DataTransferAnswer: Sendable {
  /// The status of HTTP; `nil` when no answer came.
  public let status: Int?
  /// The body.
  public let body: [UInt8]

  /// Makes an answer.
  public init(status: Int?, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
