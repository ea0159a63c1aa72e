import Markup
import MoviesDomain
import MoviesPresentation
import PageSupport
import Presentation
import Texts

@testable import MoviesApp

/// The states of the page that have a stored outline.
enum ViewState: String, CaseIterable {
  case idle, suggestions, queryMissing, queryTooLong, searching, empty, failed, refused
  case refreshing, refreshFailed, loaded, loadedAll, loadingNext, nextFailed
  case details, detailsUnknown

  /// The page in each state, in each language.
  static var pages: [NamedPage] {
    get throws {
      try allCases.flatMap { state in
        try [Language.english, .korean].map {
          NamedPage("\(state).\($0.rawValue)", try state.html($0))
        }
      }
    }
  }

  func html(_ language: Language) throws -> String {
    let list = try TestList(language, recent: ["Star \"Wars\"", "star"])
    bring(list)
    return moviesHTML(list.viewModel, details(language))
  }

  private static let star = Movie.stub(
    id: 6, releaseDate: .day(year: 1977, month: 5, day: 25), posterPath: "/6.svg")
  private static let unknown = Movie.stub(
    id: 7, title: "별 & <b>", releaseDate: nil, overview: "", posterPath: nil)
  private static let first = MoviesPage.stub(of: 2, total: 21, movies: [star, unknown])
  private static let second = MoviesPage.stub(
    page: 2, of: 2, total: 21, movies: [.stub(id: 8, title: "Alien", posterPath: "/8.svg")])

  /// Brings a list into this state by the user's actions and the service's responses.
  private func bring(_ list: TestList) {
    switch self {
    case .idle: break
    case .suggestions: list.viewModel.didType(query: "sta")
    case .queryMissing: list.viewModel.didSearch(query: " ")
    case .queryTooLong: list.viewModel.didSearch(query: String(repeating: "a", count: 101))
    case .searching: list.viewModel.didSearch(query: "star")
    case .empty: list.searched(.stub(movies: []))
    case .failed: list.searching.fails()
    case .refused: list.searching.fails(.refusedQuery)
    case .refreshing: list.searching.cached(Self.first)
    case .refreshFailed:
      let request = list.searching
      request.cached(Self.first)
      request.fails(.busy)
    case .loaded, .details, .detailsUnknown: list.searched(Self.first)
    case .loadedAll: list.loadingNext(after: Self.first).succeeds(Self.second)
    case .loadingNext: _ = list.loadingNext(after: Self.first)
    case .nextFailed: list.loadingNext(after: Self.first).fails(.malformed)
    }
  }

  private func details(_ language: Language) -> (any MovieDetailsViewModel)? {
    let movie: Movie
    switch self {
    case .details: movie = Self.star
    case .detailsUnknown: movie = Self.unknown
    default: return nil
    }
    return DefaultMovieDetailsViewModel(
      movie: movie, language: language, posterImagesRepository: PosterImagesRepositoryStub())
  }
}

func moviesHTML(
  _ list: any MoviesListViewModelOutput, _ details: (any MovieDetailsViewModel)? = nil
) -> String {
  String(decoding: Renderer.html { $0.moviesListView(list, details: details) }, as: UTF8.self)
}

extension TestList {
  /// The request of a search that is still loading.
  fileprivate var searching: SearchMoviesUseCaseStub.Request {
    viewModel.didSearch(query: "star")
    return search.requests[search.requests.count - 1]
  }

  /// The request for the second page of a search, which is still loading.
  fileprivate func loadingNext(after page: MoviesPage) -> SearchMoviesUseCaseStub.Request {
    searched(page)
    viewModel.didLoadNextPage()
    return search.requests[search.requests.count - 1]
  }
}
