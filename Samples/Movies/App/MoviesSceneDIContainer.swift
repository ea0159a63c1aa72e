import MoviesData
import MoviesDomain
import MoviesPresentation
import Presentation
import SampleTexts
import Texts

/// The addresses of the scene's services, and the size of its cache.
struct MoviesSceneConfiguration {
  let searchBase: String
  let posterBase: String
  let posterSize: String
  let cacheCapacity: Int

  /// The services of the server that the page came from.
  static let server = MoviesSceneConfiguration(
    searchBase: "/samples/movies/3", posterBase: "/samples/movies/t/p", posterSize: "w342",
    cacheCapacity: 50)
}

/// The dependency container: the only place that knows which class implements which protocol.
final class MoviesSceneDIContainer {
  private let language: Language
  private let moviesRepository: DefaultMoviesRepository
  private let moviesQueriesRepository: DefaultMoviesQueriesRepository
  private let posterImagesRepository: DefaultPosterImagesRepository

  init(
    configuration: MoviesSceneConfiguration = .server, language: Language,
    dataTransferService: any DataTransferService, queriesStorage: any MoviesQueriesStorage
  ) {
    self.language = language
    moviesRepository = DefaultMoviesRepository(
      dataTransferService: dataTransferService,
      endpoints: APIEndpoints(
        base: configuration.searchBase, language: language.say("en-US", "ko-KR")),
      cache: MoviesResponseCache(capacity: configuration.cacheCapacity))
    moviesQueriesRepository = DefaultMoviesQueriesRepository(storage: queriesStorage)
    posterImagesRepository = DefaultPosterImagesRepository(
      base: configuration.posterBase, size: configuration.posterSize)
  }

  func makeMoviesSearchFlowCoordinator(
    navigator: any MoviesNavigator
  ) -> MoviesSearchFlowCoordinator {
    MoviesSearchFlowCoordinator(navigator: navigator, dependencies: self)
  }
}

extension MoviesSceneDIContainer: MoviesSearchFlowCoordinatorDependencies {
  func makeMoviesListViewModel(actions: MoviesListViewModelActions) -> any MoviesListViewModel {
    DefaultMoviesListViewModel(
      language: language,
      searchMoviesUseCase: DefaultSearchMoviesUseCase(
        moviesRepository: moviesRepository, moviesQueriesRepository: moviesQueriesRepository),
      posterImagesRepository: posterImagesRepository,
      queryList: DefaultMoviesQueryListViewModel(
        fetchRecentMovieQueriesUseCase: DefaultFetchRecentMovieQueriesUseCase(
          moviesQueriesRepository: moviesQueriesRepository)),
      actions: actions)
  }

  func makeMovieDetailsViewModel(movie: Movie) -> any MovieDetailsViewModel {
    DefaultMovieDetailsViewModel(
      movie: movie, language: language, posterImagesRepository: posterImagesRepository)
  }
}
