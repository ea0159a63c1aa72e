public import Hummingbird
public import Logging
public import ServiceLifecycle

/// Responds to GET at addresses that belong neither to the API nor to the browser client.
///
/// The server asks it last, so it cannot take an address from either. It starts and ends with the
/// server.
public protocol FallbackResponder: Service {
  /// Finds the function that responds to GET at a path; `nil` when there is nothing at this path.
  func reader(at path: String) -> Reader?
}

extension FallbackResponder {
  /// A function that responds to requests for one address.
  public typealias Reader = @Sendable (Request) async -> LoggedResponse
}

/// A response with the level and the error that are logged for it.
public struct LoggedResponse: Sendable {
  /// The response, to which the server adds security headers.
  public let response: Response
  /// The level at which the request is logged.
  public let logLevel: Logger.Level
  /// The error in a few words, without parts of the request and without secrets.
  public let problem: String?

  /// Creates a response; without a problem, `none` is logged as its error.
  public init(_ response: Response, logLevel: Logger.Level = .debug, problem: String? = nil) {
    self.response = response
    self.logLevel = logLevel
    self.problem = problem
  }
}
