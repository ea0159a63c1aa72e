import MoviesDomain
import MoviesPresentation
import Testing

/// Tests the list's view model with the pages after the first.
struct MoviesListPagingTests {
  private let list: TestList
  private var viewModel: DefaultMoviesListViewModel { list.viewModel }

  init() throws { list = try TestList() }

  @Test func `at the end of the list, the next page is loaded until there is none`() {
    list.searched(.numbered([1, 2], of: 2))
    #expect(viewModel.phase == .loaded(hasNext: true))
    #expect(viewModel.status == "40 movies found for “star”, 2 shown")
    viewModel.didLoadNextPage()
    #expect(viewModel.phase == .loadingNextPage)
    list.search.requests[1].succeeds(.numbered([3], page: 2, of: 2))
    #expect(list.shownIDs == [1, 2, 3])
    #expect(viewModel.phase == .loaded(hasNext: false))
    #expect(viewModel.status == "40 movies found for “star”")
    viewModel.didLoadNextPage()
    #expect(list.asked == ["star 1", "star 2"])
  }

  @Test func `reaching the end twice requests the next page once`() {
    viewModel.didLoadNextPage()
    list.searched(.numbered([1], of: 3))
    viewModel.didLoadNextPage()
    viewModel.didLoadNextPage()
    #expect(list.asked == ["star 1", "star 2"])
  }

  @Test func `a next page that fails to load keeps the list, and the user can try again`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].fails()
    #expect(viewModel.phase == .nextPageFailed(.unreachable()))
    #expect(list.shownIDs == [1])
    viewModel.didLoadNextPage()
    #expect(list.asked.count == 2)
    viewModel.didTapRetry()
    list.search.requests[2].succeeds(.numbered([2], page: 2, of: 2))
    #expect(list.asked == ["star 1", "star 2", "star 2"])
    #expect(list.shownIDs == [1, 2])
  }

  @Test func `after a missing page, trying again starts at the first page`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].fails(.noSuchPage)
    #expect(
      viewModel.phase
        == .nextPageFailed(
          MoviesListError(
            message: "The movie service has no further page. Search again, or with more words.",
            retryTitle: "Search again")))
    viewModel.didTapRetry()
    #expect(list.asked == ["star 1", "star 2", "star 1"])
  }

  @Test func `a movie that moved to the next page is shown once`() {
    list.searched(.numbered([1, 2, 1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].succeeds(.numbered([2, 3], page: 2, of: 2))
    #expect(list.shownIDs == [1, 2, 3])
  }

  @Test func `a cached next page is shown until it is loaded again`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].cached(.numbered([2], page: 2, of: 2))
    #expect(list.shownIDs == [1, 2])
    #expect(viewModel.phase == .loadingNextPage)
    list.search.requests[1].fails()
    #expect(viewModel.phase == .nextPageFailed(.unreachable()))
    #expect(list.shownIDs == [1, 2])
  }

  @Test func `a new search starts at its first page and cancels the old search's next page`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    viewModel.didSearch(query: "alien")
    #expect(list.search.requests[1].isCancelled)
    #expect(viewModel.items.isEmpty)
    list.search.requests[1].succeeds(.numbered([2], page: 2, of: 2))
    list.search.requests[2].succeeds(.numbered([9]))
    #expect(list.asked.last == "alien 1")
    #expect(list.shownIDs == [9])
  }

  @Test func `a cancelled next page can be requested again`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    viewModel.didCancelSearch()
    #expect(viewModel.phase == .loaded(hasNext: true))
    #expect(list.shownIDs == [1])
  }

  @Test func `trying again does nothing while there is no error`() {
    viewModel.didTapRetry()
    list.searched(.numbered([1]))
    viewModel.didTapRetry()
    #expect(list.asked == ["star 1"])
  }
}
