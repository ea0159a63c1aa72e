public import API
import ServiceLifecycle

/// The web services that the small samples talk to, at addresses below `/samples/`.
public struct SampleServices: Annex {
  private let clock: ClockService
  private let movies: MovieService

  init(world: World, movies: any MovieSource) {
    clock = ClockService(world: world)
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
    await movies.source.shutDown()
  }
}

extension SampleServices {
  /// Makes the services around a world's clock; films are searched at The Movie Database, or,
  /// without it, in a catalogue of this server's own.
  /// - Throws: `CatalogueFailure` when the catalogue cannot be opened.
  public init(
    world: World = .real, movieDatabase: MovieDatabaseSettings? = nil
  ) throws(CatalogueFailure) {
    if let movieDatabase {
      self.init(world: world, movies: MovieDatabase(movieDatabase))
    } else {
      self.init(world: world, movies: try FilmCatalogue.own())
    }
  }
}
