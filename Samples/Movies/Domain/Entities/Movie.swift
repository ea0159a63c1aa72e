/// A film, as the service describes it in one language.
public struct Movie: Equatable, Sendable {
  /// The service's number for it.
  public let id: Int
  /// Its title.
  public let title: String
  /// When it was first shown; `nil` when the service does not know.
  public let releaseDate: ReleaseDate?
  /// What it is about; empty when nobody wrote it down.
  public let overview: String
  /// The name of its poster with the service, such as `/27.svg`; `nil` for none.
  public let posterPath: String?

  /// Describes a film.
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

/// When a film was first shown, as exactly as the service says it.
public enum ReleaseDate: Equatable, Sendable {
  /// Some time in a year.
  case year(Int)
  /// On a day; months and days count from 1.
  case day(year: Int, month: Int, day: Int)

  /// The year, which is always known.
  public var year: Int {
    switch self {
    case .year(let year), .day(let year, _, _): year
    }
  }
}
