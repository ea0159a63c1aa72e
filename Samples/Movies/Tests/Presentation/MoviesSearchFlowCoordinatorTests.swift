import MoviesDomain
import MoviesPresentation
import Presentation
import Testing

/// The coordinator with real view models; stubs stand for the address and for what makes them.
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
    dependencies.search.requests[0].answers(.numbered([1, 2]))
  }

  @Test func `a movie that is chosen in the list is shown, and the address says it`() {
    list.didSelect(movieID: 2)
    #expect(coordinator.details?.title == "Movie 2")
    #expect(navigator.steps == ["push 2"])
  }

  @Test func `back leads to the list, once`() {
    list.didSelect(movieID: 2)
    coordinator.back()
    coordinator.back()
    #expect(coordinator.details == nil)
    #expect(navigator.steps == ["push 2", "back"])
  }

  @Test func `only one movie is shown at a time`() {
    list.didSelect(movieID: 2)
    list.didSelect(movieID: 1)
    #expect(coordinator.details?.movieID == 2)
    #expect(navigator.steps == ["push 2"])
  }

  @Test func `the browser's way back leads to the list, and its way forward to the movie again`() {
    list.didSelect(movieID: 2)
    coordinator.navigated(toMovie: nil)
    #expect(coordinator.details == nil)
    coordinator.navigated(toMovie: 2)
    #expect(coordinator.details?.movieID == 2)
    coordinator.back()
    coordinator.navigated(toMovie: nil)
    coordinator.navigated(toMovie: 2)
    #expect(coordinator.details?.movieID == 2)
    #expect(navigator.steps == ["push 2", "back"])
  }

  @Test func `an address of a movie that was not shown leads to the list`() {
    coordinator.navigated(toMovie: 1)
    #expect(coordinator.details == nil)
    list.didSelect(movieID: 2)
    coordinator.navigated(toMovie: 1)
    #expect(coordinator.details == nil)
    #expect(navigator.steps == ["list", "push 2", "list"])
  }

  @Test func `when the list goes, nothing keeps the coordinator`() throws {
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

  func push(movieID: Int) { steps.append("push \(movieID)") }
  func goBack() { steps.append("back") }
  func replaceWithList() { steps.append("list") }
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
