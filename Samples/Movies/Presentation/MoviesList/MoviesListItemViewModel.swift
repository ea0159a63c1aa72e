import MoviesDomain

/// A movie in the list: strings ready to show, and nothing of the domain.
public struct MoviesListItemViewModel: Equatable, Sendable {
  /// The movie's number.
  public let id: Int
  /// Its title.
  public let title: String
  /// The year in which it was first shown; `nil` when nobody knows.
  public let year: String?
  /// Its poster.
  public let poster: MoviePoster

  /// Makes a movie for the list.
  public init(id: Int, title: String, year: String?, poster: MoviePoster) {
    self.id = id
    self.title = title
    self.year = year
    self.poster = poster
  }
}

/// A poster, or what stands for it.
public struct MoviePoster: Equatable, Sendable {
  /// Where the picture is; `nil` when there is none.
  public let address: String?
  /// The letter that stands for the picture where it is not seen.
  public let letter: String

  /// Makes a poster.
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
      // NB: A scalar, for whole characters take tables to find that a browser would have to load.
      letter: movie.title.unicodeScalars.first.map { String(Character($0)) } ?? "")
  }
}
