/// The catalogue of films that is part of this program.
struct FilmCatalogue: MovieSource {
  private let films: [Int: Film]
  private let index: FilmIndex

  init(_ films: [Film]) throws(CatalogueError) {
    self.films = Dictionary(films.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    index = try FilmIndex(films)
  }

  /// Opens the catalogue from the program's `films.tsv`.
  static func own() throws(CatalogueError) -> FilmCatalogue {
    try FilmCatalogue([Film](table: PackageResources.films_tsv))
  }

  func search(_ search: MovieSearch) async throws(MovieError) -> [UInt8] {
    let matches: FilmIndex.Matches
    do throws(CatalogueError) {
      matches = try await index.matches(
        search.query, skipping: (search.page - 1) * MoviePage.size, limit: MoviePage.size)
    } catch {
      throw .catalogue(error)
    }
    let movies = matches.ids.compactMap { films[$0] }.map { $0.movie(in: search.language) }
    return MoviePage(number: search.page, movies: movies, total: matches.total).json
  }

  func poster(_ name: String, in size: PosterSize) async throws(MovieError) -> Poster {
    guard let name = DrawnPosterName(name), let film = films[name.film] else {
      throw .unknownPoster
    }
    let poster = FilmPoster(film: film, isKorean: name.isKorean)
    return Poster(contentType: "image/svg+xml", bytes: poster.bytes)
  }

  func shutDown() async {}
}

/// The name of a film's poster: `27.svg`, or `27.ko.svg` with the Korean title.
struct DrawnPosterName: Hashable {
  let film: Int
  let isKorean: Bool

  init(film: Int, isKorean: Bool) {
    (self.film, self.isKorean) = (film, isKorean)
  }

  /// Reads a name; `nil` for other texts, because each poster has only one name.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let film = parts.first.flatMap({ Int($0) }) else { return nil }
    self.init(film: film, isKorean: parts.count > 2)
    guard self.text == text else { return nil }
  }

  var text: String { "\(film)\(isKorean ? ".ko" : "").svg" }
}

extension Film {
  fileprivate func movie(in language: MovieLanguage) -> MoviePage.Movie {
    MoviePage.Movie(
      id: id, title: language.isKorean ? koreanTitle : title, originalTitle: originalTitle,
      overview: language.isKorean ? koreanOverview : overview,
      posterPath: "/" + DrawnPosterName(film: id, isKorean: language.isKorean).text, year: year)
  }
}
