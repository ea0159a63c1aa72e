public import API
import ServiceLifecycle

/// The web services of the small samples, at addresses below `/samples/`.
///
/// ```swift
/// let services = try SampleServices()
/// let app = try await buildApplication(
///   store: store, settings: ServerSettings(), fallback: services, logger: logger)
/// ```
public struct SampleServices: FallbackResponder {
  private let clock: ClockService
  private let movies: MovieService

  init(clock: any ClockSource, movies: any MovieSource) {
    self.clock = ClockService(source: clock)
    self.movies = MovieService(source: movies)
  }

  /// Finds the service that responds at a path; `nil` when the path belongs to no service.
  public func reader(at path: String) -> Reader? {
    clock.reader(at: path) ?? movies.reader(at: path)
  }

  /// Waits until the server shuts down, and then closes the connections to other servers.
  public func run() async throws {
    // Cancelled, and so throws, when the server could not start.
    try? await gracefulShutdown()
    await clock.source.shutDown()
    await movies.source.shutDown()
  }
}

extension SampleServices {
  /// Creates the services, by default with this server's clock and its catalogue of films.
  ///
  /// Another time service replaces the clock, and The Movie Database replaces the catalogue.
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
