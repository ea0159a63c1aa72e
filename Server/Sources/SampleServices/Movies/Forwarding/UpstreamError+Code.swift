extension UpstreamError {
  /// The error's number at The Movie Database (https://developer.themoviedb.org/docs/errors).
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
}
