package import MoviesDomain
import Wire

/// Finds films with the movie service, and in its cached pages until it responds.
///
/// ```swift
/// let repository = DefaultMoviesRepository(
///   dataTransferService: service,
///   endpoints: APIEndpoints(base: "/samples/movies/3", language: "en-US"),
///   cache: MoviesResponseCache(capacity: 50))
/// let search = repository.fetchMoviesList(
///   query: try MovieQuery("star"), page: 1, cached: { show($0) }, completion: { finish($0) })
/// search.cancel()
/// ```
package final class DefaultMoviesRepository: MoviesRepository {
  private let dataTransferService: any DataTransferService
  private let endpoints: APIEndpoints
  private let cache: MoviesResponseCache

  package init(
    dataTransferService: any DataTransferService, endpoints: APIEndpoints,
    cache: MoviesResponseCache
  ) {
    self.dataTransferService = dataTransferService
    self.endpoints = endpoints
    self.cache = cache
  }

  /// Requests a page from the service; a cached page is passed to `cached` at once.
  package func fetchMoviesList(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
  ) -> any Cancellable {
    let path = endpoints.movies(query: query, page: page)
    if let known = cache.page(at: path) { cached(known) }
    return dataTransferService.get(path) { [cache] response in
      do throws(MoviesError) {
        let found = try Self.moviesPage(in: response, asked: page)
        cache.keep(found, at: path)
        completion(.success(found))
      } catch {
        completion(.failure(error))
      }
    }
  }

  private static func moviesPage(
    in response: DataTransferResponse, asked page: Int
  ) throws(MoviesError) -> MoviesPage {
    guard response.status == 200 else { throw MoviesError(response) }
    let found: MoviesResponseDTO
    do throws(WireError) {
      found = try MoviesResponseDTO(response.body)
    } catch {
      throw .malformed
    }
    return try found.toDomain(asked: page)
  }
}
