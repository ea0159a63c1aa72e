import Domain
import Markup
import MoviesPresentation
import SampleKit
import Texts

/// The scene in the browser: passes events to the view models and renders their outputs.
final class MoviesScene: Sample {
  private let coordinator: MoviesSearchFlowCoordinator
  private let list: any MoviesListViewModel
  private let navigator: any MoviesNavigator

  convenience init(_ environment: SampleEnvironment) {
    let container = MoviesSceneDIContainer(
      language: environment.language,
      dataTransferService: NetworkDataTransferService(network: environment.network),
      queriesStorage: DeviceQueriesStorage(storage: environment.storage))
    self.init(container, navigator: HostNavigator(host: environment.host))
  }

  init(_ container: MoviesSceneDIContainer, navigator: any MoviesNavigator) {
    self.navigator = navigator
    coordinator = container.makeMoviesSearchFlowCoordinator(navigator: navigator)
    list = coordinator.start()
  }

  var title: String { coordinator.details?.title ?? list.texts.title }

  func write(to page: Page) { page.moviesListView(list, details: coordinator.details) }

  func appeared() {
    list.didAppear()
  }

  func begins(at path: String) -> Bool {
    guard let place = MoviesDestination(path: path) else { return false }
    show(place, at: path)
    return true
  }

  func navigated(to path: String) {
    show(MoviesDestination(path: path) ?? .start, at: path)
  }

  /// Shows a place and replaces an address that is not its canonical path.
  private func show(_ place: MoviesDestination, at path: String) {
    if !place.path.isEqualByBytes(to: path) { navigator.replace(with: place) }
    coordinator.navigated(to: place, in: list)
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
}
