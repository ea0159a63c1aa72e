package import MoviesDomain
import Texts

// No UI framework is imported here, so that another view could replace the page without a change.

/// The inputs of the list: the user's actions and changes of the address.
package protocol MoviesListViewModelInput: AnyObject {
  /// Called when the page appeared.
  func didAppear()
  /// Called with the text of the search field after each edit.
  func didType(query: String)
  /// Called when the user submits a search or taps a suggestion.
  func didSearch(query: String)
  /// Called when the address leads to a search, or with `nil` to the start.
  func didNavigate(to query: MovieQuery?)
  /// Called when the user cancels a search.
  func didCancelSearch()
  /// Called when the user reaches the end of the list.
  func didLoadNextPage()
  /// Called when the user wants to try again after an error.
  func didTapRetry()
  /// Called when the user chooses a movie.
  func didSelect(movieID: Int)
}

/// The outputs of the list: its state as values ready to show.
package protocol MoviesListViewModelOutput: AnyObject {
  /// The texts that do not depend on the search.
  var texts: MoviesStrings { get }
  /// The text of the search field.
  var query: String { get }
  /// Why the query was refused, as a sentence; `nil` when it was not.
  var queryError: String? { get }
  /// Earlier queries that match the typed text.
  var suggestions: [String] { get }
  /// The state of the search.
  var phase: MoviesListPhase { get }
  /// The movies that were found, without repetitions.
  var items: [MoviesListItemViewModel] { get }
  /// The outcome of the search in one line; empty when there is none.
  var status: String { get }
}

/// The view model of the list: its inputs and outputs.
package protocol MoviesListViewModel: MoviesListViewModelInput, MoviesListViewModelOutput {}

/// The state of a search.
package enum MoviesListPhase: Equatable, Sendable {
  /// The user has not searched yet.
  case idle
  /// The first page is loading, with no movies to show.
  case loadingFirstPage
  /// Cached movies are shown while their page is loading again.
  case refreshing
  /// Movies are shown; `hasNext` says whether there are more.
  case loaded(hasNext: Bool)
  /// Movies are shown, and the next page is loading.
  case loadingNextPage
  /// The search found no movies.
  case empty
  /// The first page could not be loaded, and there are no movies to show.
  case failed(MoviesListError)
  /// Cached movies are shown, whose page could not be loaded again.
  case refreshFailed(MoviesListError)
  /// Movies are shown, and the next page could not be loaded.
  case nextPageFailed(MoviesListError)
}

extension MoviesListPhase {
  /// Whether the first page is loading.
  var isAboutFirstPage: Bool {
    switch self {
    case .loadingFirstPage, .refreshing: true
    case .idle, .loaded, .loadingNextPage, .empty, .failed, .refreshFailed, .nextPageFailed: false
    }
  }
}

/// An error of a search, ready to show.
package struct MoviesListError: Equatable, Sendable {
  /// The sentence for the user.
  package let message: String
  /// The title of the button that tries again; `nil` when trying again would not help.
  package let retryTitle: String?

  /// Creates an error from its texts.
  package init(message: String, retryTitle: String?) {
    self.message = message
    self.retryTitle = retryTitle
  }
}

/// The actions that the list requests from the flow coordinator.
package struct MoviesListViewModelActions {
  /// Shows the details of a movie.
  package let showMovieDetails: (Movie) -> Void
  /// Called when a search begins, and with `nil` when it was cancelled.
  package let showSearch: (MovieQuery?) -> Void
  /// Called with the movies of a search's first page.
  package let showFound: ([Movie]) -> Void

  /// Creates the actions from closures.
  package init(
    showMovieDetails: @escaping (Movie) -> Void, showSearch: @escaping (MovieQuery?) -> Void,
    showFound: @escaping ([Movie]) -> Void
  ) {
    self.showMovieDetails = showMovieDetails
    self.showSearch = showSearch
    self.showFound = showFound
  }
}
