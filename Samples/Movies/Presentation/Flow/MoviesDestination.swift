package import MoviesDomain

/// A destination within the sample that has an address.
package enum MoviesDestination: Equatable, Sendable {
  /// The page before the first search.
  case start
  /// The movies that a search found.
  case list(MovieQuery)
  /// The details of a movie, above the movies that a search found.
  case details(MovieQuery, movieID: Int)

  /// The query of the search; `nil` at the start.
  package var query: MovieQuery? {
    switch self {
    case .start: nil
    case .list(let query), .details(let query, _): query
    }
  }
}

/// The browser's history.
package protocol MoviesNavigator: AnyObject {
  /// Adds a place to the history.
  func push(_ place: MoviesDestination)
  /// Goes one step back in the history, or replaces the address with `place` at its start.
  func goBack(to place: MoviesDestination)
  /// Replaces the current address.
  func replace(with place: MoviesDestination)
}
