/// One page of the films that a search found.
public struct MoviesPage: Equatable, Sendable {
  /// Which page it is; the first is 1.
  public let page: Int
  /// How many pages there are.
  public let totalPages: Int
  /// How many films all pages have together.
  public let totalMovies: Int
  /// The films of this page, the best match first.
  public let movies: [Movie]

  /// Makes a page.
  public init(page: Int, totalPages: Int, totalMovies: Int, movies: [Movie]) {
    self.page = page
    self.totalPages = totalPages
    self.totalMovies = totalMovies
    self.movies = movies
  }

  /// Whether another page follows.
  public var hasNext: Bool { page < totalPages }
}
