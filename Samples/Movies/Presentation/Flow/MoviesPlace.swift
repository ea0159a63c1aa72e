public import MoviesDomain

/// A destination within the sample that has an address.
public enum MoviesPlace: Equatable, Sendable {
  /// The page before the first search.
  case start
  /// The movies that a search found.
  case list(MovieQuery)
  /// The details of a movie, above the movies that a search found.
  case details(MovieQuery, movieID: Int)

  /// The query of the search; `nil` at the start.
  public var query: MovieQuery? {
    switch self {
    case .start: nil
    case .list(let query), .details(let query, _): query
    }
  }
}

/// The browser's history.
public protocol MoviesNavigator: AnyObject {
  /// Adds a place to the history.
  func push(_ place: MoviesPlace)
  /// Goes one step back in the history, or replaces the address with `place` at its start.
  func goBack(to place: MoviesPlace)
  /// Replaces the current address.
  func replace(with place: MoviesPlace)
}
