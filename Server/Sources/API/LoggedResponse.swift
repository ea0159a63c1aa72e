public import Hummingbird
public import Logging

/// A response with the level and the error that are logged for it.
public struct LoggedResponse: Sendable {
  /// The response, to which the server adds security headers.
  public let response: Response
  /// The level at which the request is logged.
  public let logLevel: Logger.Level
  /// The error in a few words, without parts of the request and without secrets.
  public let error: String?

  /// Creates a response; without an error, `none` is logged.
  public init(_ response: Response, logLevel: Logger.Level = .debug, error: String? = nil) {
    self.response = response
    self.logLevel = logLevel
    self.error = error
  }
}
