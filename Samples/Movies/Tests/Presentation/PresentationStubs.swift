import MoviesDomain
import MoviesPresentation
import Presentation
import Texts

/// A search that records requests and responds when the test says so.
final class SearchMoviesUseCaseStub: SearchMoviesUseCase {
  private(set) var requests: [Request] = []

  final class Request: Cancellable {
    let asked: String
    let cached: (MoviesPage) -> Void
    let completion: (Result<MoviesPage, MoviesError>) -> Void
    private(set) var isCancelled = false

    init(
      asked: String, cached: @escaping (MoviesPage) -> Void,
      completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
    ) {
      (self.asked, self.cached, self.completion) = (asked, cached, completion)
    }

    func cancel() { isCancelled = true }

    func succeeds(_ page: MoviesPage) { completion(.success(page)) }

    func fails(_ error: MoviesError = .unreachable) { completion(.failure(error)) }
  }

  func execute(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
  ) -> any Cancellable {
    let request = Request(asked: "\(query.text) \(page)", cached: cached, completion: completion)
    requests.append(request)
    return request
  }
}

/// Recent queries that are delivered when the test says so, or at once.
final class FetchRecentMovieQueriesUseCaseStub: FetchRecentMovieQueriesUseCase {
  var queries: [MovieQuery]
  var isSlow = false
  private var waiting: [([MovieQuery]) -> Void] = []

  init(_ texts: [String] = []) throws { queries = try texts.map { try .stub($0) } }

  func execute(completion: @escaping ([MovieQuery]) -> Void) {
    if isSlow { waiting.append(completion) } else { completion(queries) }
  }

  func finish() {
    for completion in waiting { completion(queries) }
    waiting = []
  }
}

/// A repository with a poster for every path but one.
final class PosterImagesRepositoryStub: PosterImagesRepository {
  func address(ofPoster posterPath: String) -> String? {
    posterPath == "/nowhere" ? nil : "/posters\(posterPath)"
  }
}

/// A list's view model with stubs as its dependencies.
final class TestList {
  let search = SearchMoviesUseCaseStub()
  let recent: FetchRecentMovieQueriesUseCaseStub
  let viewModel: DefaultMoviesListViewModel
  private let chosen = Chosen()

  private final class Chosen {
    var movies: [Movie] = []
    var searches: [String?] = []
    var found: [[Int]] = []
  }

  init(_ language: Language = .english, recent texts: [String] = []) throws {
    recent = try FetchRecentMovieQueriesUseCaseStub(texts)
    viewModel = DefaultMoviesListViewModel(
      language: language, searchMoviesUseCase: search,
      posterImagesRepository: PosterImagesRepositoryStub(),
      queryList: DefaultMoviesQueryListViewModel(fetchRecentMovieQueriesUseCase: recent),
      actions: MoviesListViewModelActions(
        showMovieDetails: { [chosen] in chosen.movies.append($0) },
        showSearch: { [chosen] in chosen.searches.append($0?.text) },
        showFound: { [chosen] in chosen.found.append($0.map(\.id)) }))
  }

  var chosenMovies: [Movie] { chosen.movies }
  var shownSearches: [String?] { chosen.searches }
  var shownFound: [[Int]] { chosen.found }
  var asked: [String] { search.requests.map(\.asked) }
  var shownIDs: [Int] { viewModel.items.map(\.id) }

  /// Searches for "star" and responds with this first page.
  func searched(_ page: MoviesPage) {
    viewModel.didSearch(query: "star")
    search.requests[search.requests.count - 1].succeeds(page)
  }
}

extension MoviesPage {
  /// A page with films of these ids.
  static func numbered(_ ids: [Int], page: Int = 1, of totalPages: Int = 1) -> MoviesPage {
    .stub(
      page: page, of: totalPages, total: totalPages * 20,
      movies: ids.map { .stub(id: $0, title: "Movie \($0)") })
  }
}

extension MoviesListError {
  static func unreachable(isAboutRefreshing: Bool = false) -> MoviesListError {
    MoviesListError(
      message: "No connection to the movie service. Check the network, then try again."
        + (isAboutRefreshing ? " These movies were found earlier." : ""),
      retryTitle: "Try again")
  }
}
