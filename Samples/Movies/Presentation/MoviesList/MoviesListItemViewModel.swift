import MoviesDomain

/// A movie in the list as strings ready to show, without domain types.
public struct MoviesListItemViewModel: Equatable, Sendable {
  /// The id of the movie.
  public let id: Int
  /// The title of the movie.
  public let title: String
  /// The year of the release; `nil` when unknown.
  public let year: String?
  /// The poster of the movie, or a letter in its place.
  public let poster: MoviePoster

  /// Creates an item from its parts.
  public init(id: Int, title: String, year: String?, poster: MoviePoster) {
    self.id = id
    self.title = title
    self.year = year
    self.poster = poster
  }
}

/// A poster, with a letter in its place when it cannot be shown.
public struct MoviePoster: Equatable, Sendable {
  /// The URL of the image; `nil` when there is none.
  public let address: String?
  /// The first letter of the title, shown where the image is missing.
  public let letter: String

  /// Creates a poster from its parts.
  public init(address: String?, letter: String) {
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
