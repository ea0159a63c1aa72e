/// What came back for a request.
public struct HTTPResponse: Equatable, Sendable {
  /// The status; `nil` when there was no connection.
  public let status: Int?
  /// The body.
  public let body: [UInt8]

  /// Makes a response.
  public init(status: Int?, body: [UInt8] = []) {
    self.status = status
    self.body = body
  }
}
