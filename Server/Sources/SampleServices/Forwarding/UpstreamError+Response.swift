import HTTPTypes
import Logging

extension UpstreamError {
  var status: HTTPResponse.Status {
    switch self {
    case .unreachable, .keyRefused, .unexpectedStatus, .tooLarge, .unexpectedContent: .badGateway
    case .tooManyRequests, .overloaded: .serviceUnavailable
    case .timedOut: .gatewayTimeout
    }
  }

  var logLevel: Logger.Level {
    switch self {
    // Every request fails until the operator sets another key.
    case .keyRefused: .error
    case .unreachable, .timedOut, .tooManyRequests, .unexpectedStatus, .tooLarge,
      .unexpectedContent, .overloaded:
      .warning
    }
  }

  /// A sentence for the user: what is wrong and what to do; `service` names the other server.
  func message(of service: String) -> String {
    switch self {
    case .unreachable: "The \(service) cannot be reached. Try again later."
    case .timedOut: "The \(service) takes too long to answer. Try again."
    case .keyRefused:
      "The \(service) does not know this server. The server's operator must check its key."
    case .tooManyRequests: "The \(service) is asked too often. Try again in a moment."
    case .unexpectedStatus, .tooLarge, .unexpectedContent:
      "The \(service) gave an answer that makes no sense. Try again later."
    case .overloaded: "The server is busy. Try again in a moment."
    }
  }

  /// The headers that the status requires.
  var headers: HTTPFields {
    switch self {
    case .overloaded: [.retryAfter: "1"]
    case .tooManyRequests: [.retryAfter: "10"]
    case .unreachable, .timedOut, .keyRefused, .unexpectedStatus, .tooLarge, .unexpectedContent:
      [:]
    }
  }
}
