public import MoviesDomain

/// What makes the screens that the coordinator leads to.
public protocol MoviesSearchFlowCoordinatorDependencies: AnyObject {
  /// Makes the list.
  func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel
  /// Makes the details of a movie.
  func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel
}

/// The address of what is seen, with the steps that lead back.
public protocol MoviesNavigator: AnyObject {
  /// Goes one step on, to a movie.
  func push(movieID: Int)
  /// Goes one step back.
  func goBack()
  /// Goes to the list in place of what the address says.
  func replaceWithList()
}

/// Leads from the list to a movie and back.
///
/// The list holds on to it through its actions, and it does not hold on to the list.
public final class MoviesSearchFlowCoordinator {
  private let navigator: any MoviesNavigator
  private let dependencies: any MoviesSearchFlowCoordinatorDependencies
  private var place = Place.list(left: nil)

  private enum Place {
    /// The list; with what was left for it, for the way forward leads there again.
    case list(left: (any MovieDetailsViewModel)?)
    case details(any MovieDetailsViewModel)
  }

  /// Takes the address, and what makes the screens.
  public init(
    navigator: any MoviesNavigator, dependencies: any MoviesSearchFlowCoordinatorDependencies
  ) {
    self.navigator = navigator
    self.dependencies = dependencies
  }

  /// The movie that is shown above the list; `nil` for none.
  public var details: (any MovieDetailsViewModel)? {
    if case .details(let details) = place { details } else { nil }
  }

  /// Makes the list, with which the flow begins.
  public func start() -> any MoviesListViewModel {
    dependencies.makeMoviesListViewModel(
      actions: MoviesListViewModelActions(showMovieDetails: { self.showMovieDetails($0) }))
  }

  private func showMovieDetails(_ movie: Movie) {
    guard details == nil else { return }
    place = .details(dependencies.makeMovieDetailsViewModel(movie: movie))
    navigator.push(movieID: movie.id)
  }

  /// Leaves a movie for the list.
  public func back() {
    guard case .details(let details) = place else { return }
    place = .list(left: details)
    navigator.goBack()
  }

  /// The address became another, by the browser's own buttons; `nil` for the list.
  public func navigated(toMovie id: Int?) {
    switch place {
    case .details(let movie) where movie.movieID != id: place = .list(left: movie)
    case .list(let left?) where left.movieID == id: place = .details(left)
    case .details, .list: break
    }
    if id != details?.movieID { navigator.replaceWithList() }
  }
}
