package import MoviesDomain
package import Texts

/// The details of a movie as strings ready to show.
package protocol MovieDetailsViewModel: AnyObject {
  /// The id of the movie.
  var movieID: Int { get }
  /// The texts that do not depend on the movie.
  var texts: MoviesStrings { get }
  /// The title of the movie.
  var title: String { get }
  /// The formatted release date, or a text that it is unknown.
  var releaseDate: String { get }
  /// The summary of the plot, or a text that there is none.
  var overview: String { get }
  /// The poster of the movie, or a letter in its place.
  var poster: MoviePoster { get }
}

/// Formats a movie's details in the user's language.
package final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
  /// The id of the movie.
  package let movieID: Int
  /// The texts that do not depend on the movie.
  package let texts: MoviesStrings
  /// The title of the movie.
  package let title: String
  /// The formatted release date, or a text that it is unknown.
  package let releaseDate: String
  /// The summary of the plot, or a text that there is none.
  package let overview: String
  /// The poster of the movie, or a letter in its place.
  package let poster: MoviePoster

  /// Creates the details of a movie in a language.
  package init(
    movie: Movie, language: Language, posterImagesRepository: any PosterImagesRepository
  ) {
    texts = MoviesStrings(language: language)
    movieID = movie.id
    title = movie.title
    releaseDate = texts.releaseDate(movie.releaseDate)
    overview = movie.overview.isEmpty ? texts.noOverview : movie.overview
    poster = MoviePoster(movie, posterImagesRepository: posterImagesRepository)
  }
}
