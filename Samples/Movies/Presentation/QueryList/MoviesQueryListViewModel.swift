package import MoviesDomain

/// Suggestions of earlier queries while the user types.
package protocol MoviesQueryListViewModel: AnyObject {
  /// The suggestions, the best match first.
  var items: [String] { get }
  /// Updates the suggestions for the text of the field and the query that was searched for.
  func update(typed: String, searched: MovieQuery?)
}

/// Suggests the recent queries that contain the typed text.
package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
  /// The maximum number of suggestions.
  package static let maxCount = 5

  /// The suggestions: first those that begin with the typed text, then the others, newest first.
  package private(set) var items: [String] = []

  private let fetchRecentMovieQueriesUseCase: any FetchRecentMovieQueriesUseCase
  private var typed = ""
  private var searched: MovieQuery?

  /// Creates an empty list over the use case that fetches the recent queries.
  package init(fetchRecentMovieQueriesUseCase: any FetchRecentMovieQueriesUseCase) {
    self.fetchRecentMovieQueriesUseCase = fetchRecentMovieQueriesUseCase
  }

  /// Updates the suggestions; there are none while the field contains the query of the search.
  package func update(typed: String, searched: MovieQuery?) {
    self.typed = typed
    self.searched = searched
    fetchRecentMovieQueriesUseCase.execute { self.items = self.matches(in: $0) }
  }

  private func matches(in queries: [MovieQuery]) -> [String] {
    let text: String
    do throws(MovieQueryError) {
      let query = try MovieQuery(typed)
      if let searched, searched.isSame(as: query) { return [] }
      text = query.text
    } catch .empty {
      text = ""
    } catch {
      return []
    }
    let beginning = queries.filter { $0.match(text) == .beginning }
    let within = queries.filter { $0.match(text) == .within }
    return (beginning + within).prefix(Self.maxCount).map { $0.text }
  }
}
