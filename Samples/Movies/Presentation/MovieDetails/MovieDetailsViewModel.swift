public import MoviesDomain
public import Presentation

/// What is known of a movie, ready to be shown.
public protocol MovieDetailsViewModel: AnyObject {
  /// The movie's number.
  var movieID: Int { get }
  /// What the screen says whatever the movie.
  var texts: MoviesTexts { get }
  /// The movie's title.
  var title: String { get }
  /// When it was first shown.
  var releaseDate: String { get }
  /// What it is about.
  var overview: String { get }
  /// Its poster.
  var poster: MoviePoster { get }
}

/// Says what the domain knows of a movie.
public final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
  /// The movie's number.
  public let movieID: Int
  /// What the screen says whatever the movie.
  public let texts: MoviesTexts
  /// The movie's title.
  public let title: String
  /// When it was first shown, or that nobody knows.
  public let releaseDate: String
  /// What it is about, or that nobody wrote it down.
  public let overview: String
  /// Its poster.
  public let poster: MoviePoster

  /// Describes a movie in a language.
  public init(
    movie: Movie, language: Language, posterImagesRepository: any PosterImagesRepository
  ) {
    texts = MoviesTexts(language: language)
    movieID = movie.id
    title = movie.title
    releaseDate = texts.releaseDate(movie.releaseDate)
    overview = movie.overview.isEmpty ? texts.noOverview : movie.overview
    poster = MoviePoster(movie, posterImagesRepository: posterImagesRepository)
  }
}
