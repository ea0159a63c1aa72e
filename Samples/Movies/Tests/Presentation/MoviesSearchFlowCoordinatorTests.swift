import MoviesDomain
import MoviesPresentation
import Presentation
import Testing
import Texts

/// Tests the coordinator with real view models, and stubs for the history and the factory.
struct MoviesSearchFlowCoordinatorTests {
  private let navigator = MoviesNavigatorStub()
  private let dependencies: DependenciesStub
  private let coordinator: MoviesSearchFlowCoordinator
  private let list: any MoviesListViewModel

  init() throws {
    dependencies = try DependenciesStub()
    coordinator = MoviesSearchFlowCoordinator(navigator: navigator, dependencies: dependencies)
    list = coordinator.start()
    list.didSearch(query: "star")
    dependencies.search.requests[0].succeeds(.numbered([1, 2]))
  }

  @Test func `a search and a chosen movie each add a step to the history`() {
    list.didSelect(movieID: 2)
    #expect(coordinator.details?.title == "Movie 2")
    #expect(navigator.steps == ["push star", "push star 2"])
  }

  @Test func `repeating a search adds no step`() {
    list.didSearch(query: " star")
    #expect(navigator.steps == ["push star"])
  }

  @Test func `back leads to the list, once`() {
    list.didSelect(movieID: 2)
    coordinator.back()
    coordinator.back()
    #expect(coordinator.details == nil)
    #expect(navigator.steps == ["push star", "push star 2", "back star"])
  }

  @Test func `only one movie is shown at a time`() {
    list.didSelect(movieID: 2)
    list.didSelect(movieID: 1)
    #expect(coordinator.details?.movieID == 2)
    #expect(navigator.steps == ["push star", "push star 2"])
  }

  @Test func `the browser's Back and Forward lead to searches and movies again`() throws {
    list.didSelect(movieID: 2)
    coordinator.navigated(to: .list(try .stub("star")), in: list)
    #expect(coordinator.details == nil)
    coordinator.navigated(to: .details(try .stub("star"), movieID: 2), in: list)
    #expect(coordinator.details?.movieID == 2)
    coordinator.navigated(to: .start, in: list)
    #expect(coordinator.details == nil)
    #expect(list.phase == .idle)
    coordinator.navigated(to: .list(try .stub("star")), in: list)
    #expect(list.phase == .loadingFirstPage)
    #expect(navigator.steps == ["push star", "push star 2"])
  }

  @Test func `a movie in the address opens when its search has loaded`() throws {
    coordinator.navigated(to: .details(try .stub("alien"), movieID: 3), in: list)
    #expect(coordinator.details == nil)
    dependencies.search.requests[1].fails()
    list.didTapRetry()
    dependencies.search.requests[2].succeeds(.numbered([3, 4]))
    #expect(coordinator.details?.movieID == 3)
    #expect(navigator.steps == ["push star"])
  }

  @Test func `a movie in the address that its search does not find leads to the list`() throws {
    coordinator.navigated(to: .details(try .stub("alien"), movieID: 9), in: list)
    dependencies.search.requests[1].succeeds(.numbered([3, 4]))
    #expect(coordinator.details == nil)
    coordinator.navigated(to: .details(try .stub("alien"), movieID: 8), in: list)
    #expect(coordinator.details == nil)
    #expect(navigator.steps == ["push star", "replace alien", "replace alien"])
  }

  @Test func `a cancelled search leaves nothing in the address`() throws {
    coordinator.navigated(to: .details(try .stub("alien"), movieID: 9), in: list)
    list.didCancelSearch()
    #expect(navigator.steps == ["push star", "replace start"])
  }

  @Test func `the coordinator is released with the list`() throws {
    weak var remembered: MoviesSearchFlowCoordinator?
    do {
      let coordinator = MoviesSearchFlowCoordinator(
        navigator: MoviesNavigatorStub(), dependencies: try DependenciesStub())
      let list = coordinator.start()
      remembered = coordinator
      list.didAppear()
    }
    #expect(remembered == nil)
  }
}

private final class MoviesNavigatorStub: MoviesNavigator {
  private(set) var steps: [String] = []

  func push(_ place: MoviesDestination) { note("push", place) }
  func goBack(to place: MoviesDestination) { note("back", place) }
  func replace(with place: MoviesDestination) { note("replace", place) }

  private func note(_ step: String, _ place: MoviesDestination) {
    switch place {
    case .start: steps.append("\(step) start")
    case .list(let query): steps.append("\(step) \(query.text)")
    case .details(let query, let movieID): steps.append("\(step) \(query.text) \(movieID)")
    }
  }
}

private final class DependenciesStub: MoviesSearchFlowCoordinatorDependencies {
  let search = SearchMoviesUseCaseStub()
  let recent: FetchRecentMovieQueriesUseCaseStub
  private let posters = PosterImagesRepositoryStub()

  init() throws { recent = try FetchRecentMovieQueriesUseCaseStub() }

  func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel {
    DefaultMoviesListViewModel(
      language: .english, searchMoviesUseCase: search, posterImagesRepository: posters,
      queryList: DefaultMoviesQueryListViewModel(fetchRecentMovieQueriesUseCase: recent),
      actions: actions)
  }

  func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel {
    DefaultMovieDetailsViewModel(movie: movie, language: .english, posterImagesRepository: posters)
  }
}
