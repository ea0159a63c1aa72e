import MoviesDomain
import MoviesPresentation
import Testing

/// The list's view model: the pages after the first.
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
    list.search.requests[1].answers(.numbered([3], page: 2, of: 2))
    #expect(list.shownIDs == [1, 2, 3])
    #expect(viewModel.phase == .loaded(hasNext: false))
    #expect(viewModel.status == "40 movies found for “star”")
    viewModel.didLoadNextPage()
    #expect(list.asked == ["star 1", "star 2"])
  }

  @Test func `the end is reached twice, the page is asked for once`() {
    viewModel.didLoadNextPage()
    list.searched(.numbered([1], of: 3))
    viewModel.didLoadNextPage()
    viewModel.didLoadNextPage()
    #expect(list.asked == ["star 1", "star 2"])
  }

  @Test func `a next page that fails keeps what is shown, and can be tried again`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].fails()
    #expect(viewModel.phase == .nextPageFailed(.unreachable()))
    #expect(list.shownIDs == [1])
    viewModel.didLoadNextPage()
    #expect(list.asked.count == 2)
    viewModel.didTapRetry()
    list.search.requests[2].answers(.numbered([2], page: 2, of: 2))
    #expect(list.asked == ["star 1", "star 2", "star 2"])
    #expect(list.shownIDs == [1, 2])
  }

  @Test func `a page that is no longer there leads back to the first`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].fails(.noSuchPage)
    #expect(
      viewModel.phase
        == .nextPageFailed(
          MoviesListProblem(
            message: "The movie service has no further page. Search again, or with more words.",
            retryTitle: "Search again")))
    viewModel.didTapRetry()
    #expect(list.asked == ["star 1", "star 2", "star 1"])
  }

  @Test func `a movie that moved to the next page is shown once`() {
    list.searched(.numbered([1, 2, 1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].answers(.numbered([2, 3], page: 2, of: 2))
    #expect(list.shownIDs == [1, 2, 3])
  }

  @Test func `a next page known from before is shown until it has come again`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    list.search.requests[1].cached(.numbered([2], page: 2, of: 2))
    #expect(list.shownIDs == [1, 2])
    #expect(viewModel.phase == .loadingNextPage)
    list.search.requests[1].fails()
    #expect(viewModel.phase == .nextPageFailed(.unreachable()))
    #expect(list.shownIDs == [1, 2])
  }

  @Test func `a new search begins with its first page, and gives up the next of the old`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    viewModel.didSearch(query: "alien")
    #expect(list.search.requests[1].isCancelled)
    #expect(viewModel.items.isEmpty)
    list.search.requests[1].answers(.numbered([2], page: 2, of: 2))
    list.search.requests[2].answers(.numbered([9]))
    #expect(list.asked.last == "alien 1")
    #expect(list.shownIDs == [9])
  }

  @Test func `a next page that is given up can be asked for again`() {
    list.searched(.numbered([1], of: 2))
    viewModel.didLoadNextPage()
    viewModel.didCancelSearch()
    #expect(viewModel.phase == .loaded(hasNext: true))
    #expect(list.shownIDs == [1])
  }

  @Test func `to try again means nothing while nothing has failed`() {
    viewModel.didTapRetry()
    list.searched(.numbered([1]))
    viewModel.didTapRetry()
    #expect(list.asked == ["star 1"])
  }
}
