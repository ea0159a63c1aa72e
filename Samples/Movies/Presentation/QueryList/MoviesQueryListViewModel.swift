public import MoviesDomain

/// Earlier queries that are offered while somebody types.
public protocol MoviesQueryListViewModel: AnyObject {
  /// The queries to offer, the best first.
  var items: [String] { get }
  /// The field holds another text, or another one was searched for.
  func update(typed: String, searched: MovieQuery?)
}

/// Offers those of the recent queries that have in them what is typed.
public final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
  /// How many queries are offered at most.
  public static let maxCount = 5

  /// The queries to offer: those that begin with what is typed, then the others, newest first.
  public private(set) var items: [String] = []

  private let fetchRecentMovieQueriesUseCase: any FetchRecentMovieQueriesUseCase
  private var typed = ""
  private var searched: MovieQuery?

  /// Takes the use case that knows the recent queries.
  public init(fetchRecentMovieQueriesUseCase: any FetchRecentMovieQueriesUseCase) {
    self.fetchRecentMovieQueriesUseCase = fetchRecentMovieQueriesUseCase
  }

  /// Offers other queries; none while the field holds what was searched for.
  public func update(typed: String, searched: MovieQuery?) {
    self.typed = typed
    self.searched = searched
    fetchRecentMovieQueriesUseCase.execute { self.items = self.matches(in: $0) }
  }

  private func matches(in queries: [MovieQuery]) -> [String] {
    let text: String
    do throws(MovieQueryProblem) {
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
