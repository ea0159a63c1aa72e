public import Hummingbird
public import Logging
public import ServiceLifecycle

/// What is served beside the API at addresses of its own, and can only be read.
///
/// It is asked where neither a route of the API nor a page of the client is, so that it can take
/// nothing away from them. It runs for as long as the server does, and ends with it.
public protocol Annex: Service {
  /// What answers GET at the path of a URL; `nil` when there is nothing of the annex.
  func reader(at path: String) -> Reader?
}

extension Annex {
  /// Answers requests for one address.
  public typealias Reader = @Sendable (Request) async -> LoggedResponse
}

/// What an annex answers, and what the log says of it.
public struct LoggedResponse: Sendable {
  /// The answer; security headers are added to it.
  public let response: Response
  /// How much the request matters to whoever runs the server.
  public let logLevel: Logger.Level
  /// What went wrong, in few words without anything that the request or a secret says.
  public let problem: String?

  /// Makes an answer; without a problem all went well.
  public init(_ response: Response, logLevel: Logger.Level = .debug, problem: String? = nil) {
    self.response = response
    self.logLevel = logLevel
    self.problem = problem
  }
}
