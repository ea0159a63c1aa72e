public import Hummingbird
public import Logging
public import ServiceLifecycle

/// Answers GET at addresses that belong neither to the API nor to the browser client.
///
/// The server asks it last, so it can take no address from either. It starts and ends with the
/// server.
public protocol FallbackResponder: Service {
  /// What answers GET at the path of a URL; `nil` when there is nothing at this path.
  func reader(at path: String) -> Reader?
}

extension FallbackResponder {
  /// Answers requests for one address.
  public typealias Reader = @Sendable (Request) async -> LoggedResponse
}

/// A response, and what the log says of it.
public struct LoggedResponse: Sendable {
  /// The response; security headers are added to it.
  public let response: Response
  /// How much the request matters to the server's operator.
  public let logLevel: Logger.Level
  /// What went wrong, in few words without anything that the request or a secret says.
  public let problem: String?

  /// Makes a response; without a problem all went well.
  public init(_ response: Response, logLevel: Logger.Level = .debug, problem: String? = nil) {
    self.response = response
    self.logLevel = logLevel
    self.problem = problem
  }
}
