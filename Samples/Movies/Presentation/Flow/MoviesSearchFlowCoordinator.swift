package import MoviesDomain

/// The factory of the view models that the coordinator needs.
package protocol MoviesSearchFlowCoordinatorDependencies: AnyObject {
  /// Creates the view model of the list.
  func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel
  /// Creates the view model of a movie's details.
  func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel
}

/// Coordinates the flow from the start to a search, from there to a movie's details, and back.
///
/// The list retains the coordinator through its actions. The coordinator does not retain the list.
package final class MoviesSearchFlowCoordinator {
  /// The movie that is shown above the list; `nil` for none, or while its search is loading.
  package private(set) var details: (any MovieDetailsViewModel)?

  private let navigator: any MoviesNavigator
  private let dependencies: any MoviesSearchFlowCoordinatorDependencies
  /// The place that the address names.
  private var place = MoviesDestination.start

  /// Creates a coordinator at the start, with the browser's history and the view models' factory.
  package init(
    navigator: any MoviesNavigator, dependencies: any MoviesSearchFlowCoordinatorDependencies
  ) {
    self.navigator = navigator
    self.dependencies = dependencies
  }

  /// Creates the view model of the list, with which the flow begins.
  package func start() -> any MoviesListViewModel {
    dependencies.makeMoviesListViewModel(
      actions: MoviesListViewModelActions(
        showMovieDetails: { self.showMovieDetails($0) }, showSearch: { self.showSearch($0) },
        showFound: { self.showFound($0) }))
  }

  /// Closes the movie's details and goes back to the list.
  package func back() {
    guard details != nil, let query = place.query else { return }
    details = nil
    place = .list(query)
    navigator.goBack(to: place)
  }

  /// Shows the place of a new address, when the page opens or after the browser's Back or Forward.
  package func navigated(to place: MoviesDestination, in list: any MoviesListViewModel) {
    self.place = place
    details = nil
    list.didNavigate(to: place.query)
    guard case .details(_, let movieID) = place, details == nil else { return }
    list.didSelect(movieID: movieID)
    switch list.phase {
    case .loadingFirstPage, .failed: return
    default: settleForList()
    }
  }

  private func showMovieDetails(_ movie: Movie) {
    guard details == nil, let query = place.query else { return }
    details = dependencies.makeMovieDetailsViewModel(movie: movie)
    if case .details(_, movie.id) = place { return }
    place = .details(query, movieID: movie.id)
    navigator.push(place)
  }

  private func showSearch(_ query: MovieQuery?) {
    guard let query else {
      details = nil
      place = .start
      return navigator.replace(with: place)
    }
    if let shown = place.query, shown.isIdentical(to: query) { return }
    details = nil
    place = .list(query)
    navigator.push(place)
  }

  /// Opens the movie that the address names, which may be among the loaded ones.
  private func showFound(_ movies: [Movie]) {
    guard case .details(_, let movieID) = place, details == nil else { return }
    if let movie = movies.first(where: { $0.id == movieID }) { showMovieDetails(movie) }
    settleForList()
  }

  /// Replaces the address with that of the list if its movie was not found.
  private func settleForList() {
    guard case .details(let query, _) = place, details == nil else { return }
    place = .list(query)
    navigator.replace(with: place)
  }
}
