/// One page of the films that a search found.
public struct MoviesPage: Equatable, Sendable {
  /// The number of this page; the first is 1.
  public let page: Int
  /// The number of pages.
  public let totalPages: Int
  /// The number of films on all pages.
  public let totalMovies: Int
  /// The films of this page, the best match first.
  public let movies: [Movie]

  /// Creates a page from its parts.
  public init(page: Int, totalPages: Int, totalMovies: Int, movies: [Movie]) {
    self.page = page
    self.totalPages = totalPages
    self.totalMovies = totalMovies
    self.movies = movies
  }

  /// Whether another page follows.
  public var hasNext: Bool { page < totalPages }
}
