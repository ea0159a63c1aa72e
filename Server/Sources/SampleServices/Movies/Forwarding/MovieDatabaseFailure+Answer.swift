import HTTPTypes
import Logging

extension MovieDatabaseFailure {
  var status: HTTPResponse.Status {
    switch self {
    case .unreachable, .keyRefused, .unexpectedStatus, .tooLarge, .unexpectedContent: .badGateway
    case .tooManyRequests, .overloaded: .serviceUnavailable
    case .timedOut: .gatewayTimeout
    }
  }

  var logLevel: Logger.Level {
    switch self {
    // Nothing gets better until somebody does something.
    case .keyRefused: .error
    case .unreachable, .timedOut, .tooManyRequests, .unexpectedStatus, .tooLarge,
      .unexpectedContent, .overloaded:
      .warning
    }
  }

  /// The number that The Movie Database gives to this
  /// (https://developer.themoviedb.org/docs/errors).
  var code: Int {
    switch self {
    case .keyRefused: 7
    case .overloaded: 9
    case .unexpectedStatus, .tooLarge, .unexpectedContent: 11
    case .timedOut: 24
    case .tooManyRequests: 25
    case .unreachable: 43
    }
  }

  /// A sentence for a person: what is wrong and what to do.
  var message: String {
    switch self {
    case .unreachable: "The movie database cannot be reached. Try again later."
    case .timedOut: "The movie database takes too long to answer. Try again."
    case .keyRefused:
      "The movie database does not know this server. Whoever runs it must check its key."
    case .tooManyRequests: "The movie database is asked too often. Try again in a moment."
    case .unexpectedStatus, .tooLarge, .unexpectedContent:
      "The movie database gave an answer that makes no sense. Try again later."
    case .overloaded: "The server is busy. Try again in a moment."
    }
  }

  /// Headers that the status calls for.
  var headers: HTTPFields {
    switch self {
    case .overloaded: [.retryAfter: "1"]
    case .tooManyRequests: [.retryAfter: "10"]
    case .unreachable, .timedOut, .keyRefused, .unexpectedStatus, .tooLarge, .unexpectedContent:
      [:]
    }
  }
}
