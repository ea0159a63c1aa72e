import ServerCommand

/// The reason why the options of the samples' services are refused.
enum SamplesError: ReportedError, Equatable {
  case malformedClockURL(String)
  case malformedMoviesURL(String)
  case moviesURLMissing
  case moviesKeyMissing
  case malformedMoviesKey

  var exitCode: Int32 { 64 }

  var message: String {
    switch self {
    case .malformedClockURL(let url):
      "The address of the time service must be like https://example.org, unlike “\(url)”."
    case .malformedMoviesURL(let url):
      "An address of the movie database must be like https://example.org, unlike “\(url)”."
    case .moviesURLMissing:
      "Name the movie database with --movies-url; without it, nothing else about it counts."
    case .moviesKeyMissing: "Set GATHER_MOVIES_KEY to the access token for the movie database."
    case .malformedMoviesKey: "GATHER_MOVIES_KEY must be one word of ASCII characters."
    }
  }
}
