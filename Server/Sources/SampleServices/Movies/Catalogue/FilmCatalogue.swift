/// The films that this server knows itself.
struct FilmCatalogue: MovieSource {
  private let films: [Int: Film]
  private let index: FilmIndex

  init(_ films: [Film]) throws(CatalogueFailure) {
    self.films = Dictionary(films.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    index = try FilmIndex(films)
  }

  /// Opens the catalogue that is part of this program.
  static func own() throws(CatalogueFailure) -> FilmCatalogue {
    try FilmCatalogue([Film](table: PackageResources.films_tsv))
  }

  func search(_ search: MovieSearch) async throws(MovieProblem) -> [UInt8] {
    let matches: FilmIndex.Matches
    do throws(CatalogueFailure) {
      matches = try await index.matches(
        search.query, skipping: (search.page - 1) * MoviePage.size, limit: MoviePage.size)
    } catch {
      throw .catalogue(error)
    }
    let movies = matches.ids.compactMap { films[$0] }.map { $0.movie(in: search.language) }
    return MoviePage(number: search.page, movies: movies, total: matches.total).json
  }

  func poster(_ name: String, in size: PosterSize) async throws(MovieProblem) -> Poster {
    throw .unknownPoster
  }
}

extension Film {
  fileprivate func movie(in language: MovieLanguage) -> MoviePage.Movie {
    MoviePage.Movie(
      id: id, title: language.isKorean ? koreanTitle : title, originalTitle: originalTitle,
      overview: language.isKorean ? koreanOverview : overview,
      posterPath: "/\(id)\(language.isKorean ? ".ko" : "").svg", year: year)
  }
}
