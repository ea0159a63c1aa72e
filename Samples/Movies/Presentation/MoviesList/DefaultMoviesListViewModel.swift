package import MoviesDomain
package import Texts

/// Searches page by page and keeps the state that the page shows.
package final class DefaultMoviesListViewModel: MoviesListViewModel {
  /// The texts that do not depend on the search.
  package let texts: MoviesStrings
  /// The text of the search field.
  package private(set) var query = ""
  /// Why the query was refused, as a sentence; `nil` when it was not.
  package private(set) var queryError: String?
  /// The state of the search.
  package private(set) var phase = MoviesListPhase.idle
  /// The movies that were found, without repetitions.
  package private(set) var items: [MoviesListItemViewModel] = []

  private let searchMoviesUseCase: any SearchMoviesUseCase
  private let posterImagesRepository: any PosterImagesRepository
  private let queryList: any MoviesQueryListViewModel
  private let actions: MoviesListViewModelActions

  private var searched: MovieQuery?
  private var found = FoundMovies() {
    didSet {
      items = found.movies.map {
        MoviesListItemViewModel($0, posterImagesRepository: posterImagesRepository)
      }
    }
  }
  private var wantedPage = 1
  private var request: (any Cancellable)?
  private var lastRequest = 0

  /// Creates a list before its first search.
  package init(
    language: Language, searchMoviesUseCase: any SearchMoviesUseCase,
    posterImagesRepository: any PosterImagesRepository, queryList: any MoviesQueryListViewModel,
    actions: MoviesListViewModelActions
  ) {
    texts = MoviesStrings(language: language)
    self.searchMoviesUseCase = searchMoviesUseCase
    self.posterImagesRepository = posterImagesRepository
    self.queryList = queryList
    self.actions = actions
  }

  private func load(_ query: MovieQuery, page: Int) {
    giveUp()
    wantedPage = page
    phase = page > 1 ? .loadingNextPage : found.lastPage == nil ? .loadingFirstPage : .refreshing
    let number = lastRequest
    request = searchMoviesUseCase.execute(
      query: query, page: page,
      cached: { if number == self.lastRequest { self.showCached($0) } },
      completion: { if number == self.lastRequest { self.finish($0) } })
  }

  private func search(for query: MovieQuery) {
    searched = query
    found = FoundMovies()
    actions.showSearch(query)
    load(query, page: 1)
  }

  /// Whether the first page of this very search is loading.
  private func isLoading(_ query: MovieQuery) -> Bool {
    searched?.isIdentical(to: query) == true && phase.isAboutFirstPage
  }

  /// Cancels the current request; a response that still arrives is dropped by its number.
  private func giveUp() {
    request?.cancel()
    request = nil
    lastRequest &+= 1
  }

  private func showCached(_ page: MoviesPage) {
    guard !page.movies.isEmpty else { return }
    found.put(page)
    guard page.page == 1 else { return }
    phase = .refreshing
    actions.showFound(page.movies)
  }

  private func finish(_ result: Result<MoviesPage, MoviesError>) {
    switch result {
    case .success(let page):
      found.put(page)
      phase = items.isEmpty ? .empty : .loaded(hasNext: page.hasNext)
      if page.page == 1 { actions.showFound(page.movies) }
    case .failure(let error):
      phase = phase(after: error)
    }
  }

  private func phase(after error: MoviesError) -> MoviesListPhase {
    if found.lastPage == nil { return .failed(texts.listError(error)) }
    if wantedPage == 1 { return .refreshFailed(texts.listError(error, isAboutRefreshing: true)) }
    if error == .noSuchPage { wantedPage = 1 }
    return .nextPageFailed(texts.listError(error))
  }
}

extension DefaultMoviesListViewModel {
  /// Earlier queries that match the typed text.
  package var suggestions: [String] { queryList.items }

  /// The outcome of the search in one line; empty when there is none.
  package var status: String {
    switch phase {
    case .idle, .failed: ""
    case .loadingFirstPage: texts.searching
    case .empty: searched.map { texts.nothingFound($0) } ?? ""
    case .refreshing, .loaded, .loadingNextPage, .refreshFailed, .nextPageFailed: foundText
    }
  }

  private var foundText: String {
    guard let searched, let last = found.lastPage else { return "" }
    return texts.found(
      searched, last.totalMovies, shown: last.hasNext ? items.count : last.totalMovies)
  }
}

extension DefaultMoviesListViewModel {
  /// Updates the suggestions when the page appears.
  package func didAppear() {
    queryList.update(typed: query, searched: searched)
  }

  /// Stores the typed text and updates the suggestions.
  package func didType(query: String) {
    self.query = query
    queryError = nil
    queryList.update(typed: query, searched: searched)
  }

  /// Searches, unless this very search is loading; sets `queryError` for a refused query.
  package func didSearch(query: String) {
    self.query = query
    do throws(MovieQueryError) {
      let wanted = try MovieQuery(query)
      self.query = wanted.text
      queryError = nil
      if !isLoading(wanted) { search(for: wanted) }
    } catch {
      queryError = texts.text(of: error)
    }
    queryList.update(typed: self.query, searched: searched)
  }

  /// Searches, unless this search is shown; `nil` resets the list to its first state.
  package func didNavigate(to query: MovieQuery?) {
    guard let query else {
      guard searched != nil else { return }
      giveUp()
      (self.query, queryError, searched, found) = ("", nil, nil, FoundMovies())
      phase = .idle
      return queryList.update(typed: "", searched: nil)
    }
    if let searched, searched.isIdentical(to: query) { return }
    didSearch(query: query.text)
  }

  /// Cancels the search and keeps the movies that were found before.
  package func didCancelSearch() {
    giveUp()
    if let last = found.lastPage {
      phase = .loaded(hasNext: last.hasNext)
    } else {
      searched = nil
      phase = .idle
      actions.showSearch(nil)
    }
    queryList.update(typed: query, searched: searched)
  }

  /// Loads the next page, if there is one and nothing is loading.
  package func didLoadNextPage() {
    guard case .loaded(hasNext: true) = phase, let searched, let last = found.lastPage else {
      return
    }
    load(searched, page: last.page + 1)
  }

  /// Loads the page again that failed to load.
  package func didTapRetry() {
    switch phase {
    case .failed, .refreshFailed, .nextPageFailed:
      if let searched { load(searched, page: wantedPage) }
    case .idle, .loadingFirstPage, .refreshing, .loaded, .loadingNextPage, .empty: return
    }
  }

  /// Shows the details of a movie, if it is in the list.
  package func didSelect(movieID: Int) {
    guard let movie = found.movies.first(where: { $0.id == movieID }) else { return }
    actions.showMovieDetails(movie)
  }
}
