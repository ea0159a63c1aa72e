import Markup
import MoviesPresentation
import SampleKit

/// The scene in the browser: leads events to the view models, and what these say to the views.
final class MoviesScene: Sample {
  private let coordinator: MoviesSearchFlowCoordinator
  private let list: any MoviesListViewModel

  convenience init(_ environment: SampleEnvironment) {
    let container = MoviesSceneDIContainer(
      language: environment.language,
      dataTransferService: NetworkDataTransferService(network: environment.network),
      queriesStorage: DeviceQueriesStorage(storage: environment.storage))
    self.init(container, navigator: HostNavigator(host: environment.host))
  }

  init(_ container: MoviesSceneDIContainer, navigator: any MoviesNavigator) {
    coordinator = container.makeMoviesSearchFlowCoordinator(navigator: navigator)
    list = coordinator.start()
  }

  var title: String { coordinator.details?.title ?? list.texts.title }

  var page: Content { moviesListView(list, details: coordinator.details) }

  func appeared() {
    list.didAppear()
  }

  func received(_ text: String, value: String) {
    switch MoviesEvent(text) {
    case .typed: list.didType(query: value)
    case .searchSubmitted: list.didSearch(query: list.query)
    case .suggestionTapped(let query): list.didSearch(query: query)
    case .cancelTapped: list.didCancelSearch()
    case .endReached: list.didLoadNextPage()
    case .retryTapped: list.didTapRetry()
    case .movieTapped(let id): list.didSelect(movieID: id)
    case .detailsDismissed: coordinator.back()
    case nil: return
    }
  }

  func navigated(to path: String) {
    coordinator.navigated(toMovie: MoviePath(path)?.movieID)
  }
}
