public import MoviesDomain

// No import of a UI framework here: the page could become another without a change.

/// What happens to the list.
public protocol MoviesListViewModelInput: AnyObject {
  /// The page has appeared.
  func didAppear()
  /// The field now holds this text.
  func didType(query: String)
  /// Somebody wants to search for this text.
  func didSearch(query: String)
  /// The address leads to a search, or to none.
  func didNavigate(to query: MovieQuery?)
  /// Somebody no longer wants to wait.
  func didCancelSearch()
  /// The end of the list was reached.
  func didLoadNextPage()
  /// Somebody wants to try again what failed.
  func didTapRetry()
  /// Somebody chose a movie.
  func didSelect(movieID: Int)
}

/// What the list shows, ready to be shown.
public protocol MoviesListViewModelOutput: AnyObject {
  /// What the page says whatever happens.
  var texts: MoviesTexts { get }
  /// What the field holds.
  var query: String { get }
  /// Why nobody can search for it; `nil` when nobody tried, or when it is fine.
  var queryProblem: String? { get }
  /// Earlier queries that may be meant by what is typed.
  var suggestions: [String] { get }
  /// Where the search stands.
  var phase: MoviesListPhase { get }
  /// The movies that were found, each once.
  var items: [MoviesListItemViewModel] { get }
  /// The outcome in one line; empty when there is none.
  var status: String { get }
}

/// The list, as views and whoever leads events to it know it.
public protocol MoviesListViewModel: MoviesListViewModelInput, MoviesListViewModelOutput {}

/// Where a search stands.
public enum MoviesListPhase: Equatable, Sendable {
  /// Nothing was searched for yet.
  case idle
  /// There is nothing to show yet.
  case loadingFirstPage
  /// Movies from before are shown, and asked for anew.
  case refreshing
  /// Movies are shown; whether there are more.
  case loaded(hasNext: Bool)
  /// Movies are shown, and more are on their way.
  case loadingNextPage
  /// Nothing was found.
  case empty
  /// There is nothing to show.
  case failed(MoviesListProblem)
  /// Movies from before are shown, which could not be asked for anew.
  case refreshFailed(MoviesListProblem)
  /// Movies are shown, and the next could not be loaded.
  case nextPageFailed(MoviesListProblem)
}

extension MoviesListPhase {
  /// Whether the first page is on its way.
  var isAboutFirstPage: Bool {
    switch self {
    case .loadingFirstPage, .refreshing: true
    case .idle, .loaded, .loadingNextPage, .empty, .failed, .refreshFailed, .nextPageFailed: false
    }
  }
}

/// What went wrong with a search.
public struct MoviesListProblem: Equatable, Sendable {
  /// What a person is told.
  public let message: String
  /// What the button says that tries again; `nil` when it would not help.
  public let retryTitle: String?

  /// Makes a problem.
  public init(message: String, retryTitle: String?) {
    self.message = message
    self.retryTitle = retryTitle
  }
}

/// What the list asks of whoever leads from one screen to another.
public struct MoviesListViewModelActions {
  /// Shows what is known of a movie.
  public let showMovieDetails: (Movie) -> Void
  /// Shows that a search has begun; `nil` when it was given up.
  public let showSearch: (MovieQuery?) -> Void
  /// Shows the movies of a first page.
  public let showFound: ([Movie]) -> Void

  /// Takes what shows each of them.
  public init(
    showMovieDetails: @escaping (Movie) -> Void, showSearch: @escaping (MovieQuery?) -> Void,
    showFound: @escaping ([Movie]) -> Void
  ) {
    self.showMovieDetails = showMovieDetails
    self.showSearch = showSearch
    self.showFound = showFound
  }
}
