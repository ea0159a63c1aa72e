/// One page of the films that a search found.
package struct MoviesPage: Equatable, Sendable {
  /// The number of this page; the first is 1.
  package let page: Int
  /// The number of pages.
  package let totalPages: Int
  /// The number of films on all pages.
  package let totalMovies: Int
  /// The films of this page, the best match first.
  package let movies: [Movie]

  /// Creates a page from its parts.
  package init(page: Int, totalPages: Int, totalMovies: Int, movies: [Movie]) {
    self.page = page
    self.totalPages = totalPages
    self.totalMovies = totalMovies
    self.movies = movies
  }

  /// Whether another page follows.
  package var hasNext: Bool { page < totalPages }
}
