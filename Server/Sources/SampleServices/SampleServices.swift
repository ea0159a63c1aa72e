public import API
import ServiceLifecycle

/// The web services that the small samples talk to, at addresses below `/samples/`.
public struct SampleServices: FallbackResponder {
  private let clock: ClockService
  private let movies: MovieService

  init(clock: any ClockSource, movies: any MovieSource) {
    self.clock = ClockService(source: clock)
    self.movies = MovieService(source: movies)
  }

  /// What answers at a path; `nil` when it leads to none of the services.
  public func reader(at path: String) -> Reader? {
    clock.reader(at: path) ?? movies.reader(at: path)
  }

  /// Waits for the server to end, and then gives back connections to other servers.
  public func run() async throws {
    // When the server could not even start, this is cancelled.
    try? await gracefulShutdown()
    await clock.source.shutDown()
    await movies.source.shutDown()
  }
}

extension SampleServices {
  /// Makes the services around a world's clock and a catalogue of this server's own; another time
  /// service or The Movie Database takes the place of either.
  /// - Throws: `CatalogueError` when the catalogue cannot be opened.
  public init(
    environment: ServerEnvironment = .real, worldClock: WorldClockSettings? = nil,
    movieDatabase: MovieDatabaseSettings? = nil
  ) throws(CatalogueError) {
    let clock: any ClockSource =
      if let worldClock { WorldClock(worldClock) } else { OwnClock(environment: environment) }
    if let movieDatabase {
      self.init(clock: clock, movies: MovieDatabase(movieDatabase))
    } else {
      self.init(clock: clock, movies: try FilmCatalogue.own())
    }
  }
}
