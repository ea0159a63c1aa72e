public import MoviesDomain

/// What the address can lead to.
public enum MoviesPlace: Equatable, Sendable {
  /// The page on which nothing was searched for.
  case start
  /// What a search found.
  case list(MovieQuery)
  /// A movie above what a search found.
  case details(MovieQuery, movieID: Int)

  /// What was searched for.
  public var query: MovieQuery? {
    switch self {
    case .start: nil
    case .list(let query), .details(let query, _): query
    }
  }
}

/// The address of what is seen, with the steps that lead back.
public protocol MoviesNavigator: AnyObject {
  /// Goes one step on, to a place.
  func push(_ place: MoviesPlace)
  /// Goes one step back; to this place when there is no step before.
  func goBack(to place: MoviesPlace)
  /// Goes to a place instead of what the address says.
  func replace(with place: MoviesPlace)
}
