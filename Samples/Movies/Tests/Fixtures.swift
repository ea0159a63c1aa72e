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
