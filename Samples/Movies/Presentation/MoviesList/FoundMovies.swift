import MoviesDomain

/// The pages that a search has found so far.
struct FoundMovies {
  private var pages: [MoviesPage] = []
  /// The movies of all pages, each once.
  private(set) var movies: [Movie] = []

  /// The last of the pages.
  var lastPage: MoviesPage? { pages.last }

  /// Takes a page in place of the one of the same number and of all that followed.
  mutating func put(_ page: MoviesPage) {
    pages.removeAll { $0.page >= page.page }
    pages.append(page)
    // A list that grew meanwhile has on its second page what was on its first.
    var seen: Set<Int> = []
    movies = pages.flatMap { $0.movies }.filter { seen.insert($0.id).inserted }
  }
}
