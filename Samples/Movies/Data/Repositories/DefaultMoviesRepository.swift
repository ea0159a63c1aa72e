package import MoviesDomain
import Wire

/// Finds films with the service, and meanwhile in what it answered before.
package final class DefaultMoviesRepository: MoviesRepository {
  private let dataTransferService: any DataTransferService
  private let endpoints: APIEndpoints
  private let cache: MoviesResponseCache

  /// Joins the way to the service, its paths and a cache.
  package init(
    dataTransferService: any DataTransferService, endpoints: APIEndpoints,
    cache: MoviesResponseCache
  ) {
    self.dataTransferService = dataTransferService
    self.endpoints = endpoints
    self.cache = cache
  }

  /// Asks the service; a page that it gave before is told at once.
  package func fetchMoviesList(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
  ) -> any Cancellable {
    let path = endpoints.movies(query: query, page: page)
    if let known = cache.page(at: path) { cached(known) }
    return dataTransferService.get(path) { [cache] answer in
      do throws(MoviesError) {
        let found = try Self.moviesPage(in: answer, asked: page)
        cache.keep(found, at: path)
        completion(.success(found))
      } catch {
        completion(.failure(error))
      }
    }
  }

  private static func moviesPage(
    in answer: DataTransferResponse, asked page: Int
  ) throws(MoviesError) -> MoviesPage {
    guard answer.status == 200 else { throw MoviesError(answer) }
    let response: MoviesResponseDTO
    do throws(WireError) {
      response = try MoviesResponseDTO(answer.body)
    } catch {
      throw .malformed
    }
    return try response.toDomain(asked: page)
  }
}
