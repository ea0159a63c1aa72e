public import MoviesDomain

/// What makes the screens that the coordinator leads to.
public protocol MoviesSearchFlowCoordinatorDependencies: AnyObject {
  /// Makes the list.
  func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel
  /// Makes the details of a movie.
  func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel
}

/// Leads from the start to a search, from there to a movie, and back.
///
/// The list holds on to it through its actions, and it does not hold on to the list.
public final class MoviesSearchFlowCoordinator {
  /// The movie that is shown above the list; `nil` for none, or while its search is on its way.
  public private(set) var details: (any MovieDetailsViewModel)?

  private let navigator: any MoviesNavigator
  private let dependencies: any MoviesSearchFlowCoordinatorDependencies
  /// What the address says.
  private var place = MoviesPlace.start

  /// Takes the address, and what makes the screens.
  public init(
    navigator: any MoviesNavigator, dependencies: any MoviesSearchFlowCoordinatorDependencies
  ) {
    self.navigator = navigator
    self.dependencies = dependencies
  }

  /// Makes the list, with which the flow begins.
  public func start() -> any MoviesListViewModel {
    dependencies.makeMoviesListViewModel(
      actions: MoviesListViewModelActions(
        showMovieDetails: { self.showMovieDetails($0) }, showSearch: { self.showSearch($0) },
        showFound: { self.showFound($0) }))
  }

  /// Leaves a movie for the list.
  public func back() {
    guard details != nil, let query = place.query else { return }
    details = nil
    place = .list(query)
    navigator.goBack(to: place)
  }

  /// The address became another, by the browser's own buttons or as the page was opened.
  public func navigated(to place: MoviesPlace, in list: any MoviesListViewModel) {
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

  /// The address may have asked for one of the movies before they came.
  private func showFound(_ movies: [Movie]) {
    guard case .details(_, let movieID) = place, details == nil else { return }
    if let movie = movies.first(where: { $0.id == movieID }) { showMovieDetails(movie) }
    settleForList()
  }

  /// The movie that the address asks for is none of those that were found.
  private func settleForList() {
    guard case .details(let query, _) = place, details == nil else { return }
    place = .list(query)
    navigator.replace(with: place)
  }
}
