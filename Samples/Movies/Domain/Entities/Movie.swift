/// A film, as the service describes it in one language.
package struct Movie: Equatable, Sendable {
  /// The service's id of the film.
  package let id: Int
  /// The title in the language of the request.
  package let title: String
  /// When the film was released; `nil` when the service does not know.
  package let releaseDate: ReleaseDate?
  /// A summary of the plot; empty when the service has none.
  package let overview: String
  /// The path of the poster within the service, such as `/27.svg`; `nil` when there is none.
  package let posterPath: String?

  /// Creates a film from its parts.
  package init(
    id: Int, title: String, releaseDate: ReleaseDate?, overview: String, posterPath: String?
  ) {
    self.id = id
    self.title = title
    self.releaseDate = releaseDate
    self.overview = overview
    self.posterPath = posterPath
  }
}

/// The release date of a film, as precise as the service knows it.
package enum ReleaseDate: Equatable, Sendable {
  /// Only the year is known.
  case year(Int)
  /// The day is known; months and days count from 1.
  case day(year: Int, month: Int, day: Int)

  /// The year, which is always known.
  package var year: Int {
    switch self {
    case .year(let year), .day(let year, _, _): year
    }
  }
}
