import MoviesDomain

extension Movie {
  static func stub(
    id: Int = 1, title: String = "Star Wars", releaseDate: ReleaseDate? = .year(1977),
    overview: String = "A farm boy leaves home.", posterPath: String? = "/1.svg"
  ) -> Movie {
    Movie(
      id: id, title: title, releaseDate: releaseDate, overview: overview, posterPath: posterPath)
  }
}

extension MoviesPage {
  static func stub(
    page: Int = 1, of totalPages: Int = 1, total: Int? = nil, movies: [Movie] = [.stub()]
  ) -> MoviesPage {
    MoviesPage(
      page: page, totalPages: totalPages, totalMovies: total ?? movies.count, movies: movies)
  }
}

extension MovieQuery {
  static func stub(_ text: String = "star") throws -> MovieQuery { try MovieQuery(text) }
}

/// A random number generator that makes the same numbers in each run.
struct FixedNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 31)
  }
}
