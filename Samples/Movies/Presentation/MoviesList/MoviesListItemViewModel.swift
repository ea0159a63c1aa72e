import MoviesDomain

/// A movie in the list as strings ready to show, without domain types.
package struct MoviesListItemViewModel: Equatable, Sendable {
  /// The id of the movie.
  package let id: Int
  /// The title of the movie.
  package let title: String
  /// The year of the release; `nil` when unknown.
  package let year: String?
  /// The poster of the movie, or a letter in its place.
  package let poster: MoviePoster

  /// Creates an item from its parts.
  package init(id: Int, title: String, year: String?, poster: MoviePoster) {
    self.id = id
    self.title = title
    self.year = year
    self.poster = poster
  }
}

/// A poster, with a letter in its place when it cannot be shown.
package struct MoviePoster: Equatable, Sendable {
  /// The URL of the image; `nil` when there is none.
  package let address: String?
  /// The first letter of the title, shown where the image is missing.
  package let letter: String

  /// Creates a poster from its parts.
  package init(address: String?, letter: String) {
    self.address = address
    self.letter = letter
  }
}

extension MoviesListItemViewModel {
  init(_ movie: Movie, posterImagesRepository: any PosterImagesRepository) {
    self.init(
      id: movie.id, title: movie.title, year: movie.releaseDate.map { "\($0.year)" },
      poster: MoviePoster(movie, posterImagesRepository: posterImagesRepository))
  }
}

extension MoviePoster {
  init(_ movie: Movie, posterImagesRepository: any PosterImagesRepository) {
    self.init(
      address: movie.posterPath.flatMap { posterImagesRepository.address(ofPoster: $0) },
      // NB: A scalar, because finding a `Character` would link Unicode tables into the client.
      letter: movie.title.unicodeScalars.first.map { String(Character($0)) } ?? "")
  }
}
