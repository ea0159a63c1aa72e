/// A film, as the service describes it in one language.
public struct Movie: Equatable, Sendable {
  /// The service's id of the film.
  public let id: Int
  /// The title in the language of the request.
  public let title: String
  /// When the film was released; `nil` when the service does not know.
  public let releaseDate: ReleaseDate?
  /// A summary of the plot; empty when the service has none.
  public let overview: String
  /// The path of the poster within the service, such as `/27.svg`; `nil` when there is none.
  public let posterPath: String?

  /// Creates a film from its parts.
  public init(
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
public enum ReleaseDate: Equatable, Sendable {
  /// Only the year is known.
  case year(Int)
  /// The day is known; months and days count from 1.
  case day(year: Int, month: Int, day: Int)

  /// The year, which is always known.
  public var year: Int {
    switch self {
    case .year(let year), .day(let year, _, _): year
    }
  }
}
