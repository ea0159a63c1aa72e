import MoviesDomain

/// The pages of a search that were loaded so far.
struct FoundMovies {
  private var pages: [MoviesPage] = []
  /// The movies of all pages, without repetitions.
  private(set) var movies: [Movie] = []

  var lastPage: MoviesPage? { pages.last }

  /// Adds a page in place of the one with the same number and of all that followed it.
  mutating func put(_ page: MoviesPage) {
    pages.removeAll { $0.page >= page.page }
    pages.append(page)
    // If the list grew in the meantime, movies of the first page are repeated on the second.
    var seen: Set<Int> = []
    movies = pages.flatMap { $0.movies }.filter { seen.insert($0.id).inserted }
  }
}
