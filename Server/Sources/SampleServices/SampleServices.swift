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

  /// Waits for the server to end.
  public func run() async throws {
    try await gracefulShutdown()
  }
}

extension SampleServices {
  /// Makes the services around a world's clock and the films that this server knows itself.
  /// - Throws: `CatalogueFailure` when SQLite cannot search text.
  public init(world: World = .real) throws(CatalogueFailure) {
    self.init(world: world, movies: try FilmCatalogue.own())
  }
}
