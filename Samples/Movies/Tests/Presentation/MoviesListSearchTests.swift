import MoviesDomain
import MoviesPresentation
import Presentation
import Testing
import Texts

/// Tests the list's view model with the first page of a search.
struct MoviesListSearchTests {
  private let list: TestList
  private var viewModel: DefaultMoviesListViewModel { list.viewModel }

  init() throws { list = try TestList() }

  @Test func `a search loads the first page and shows it`() {
    viewModel.didSearch(query: "  star ")
    #expect(viewModel.phase == .loadingFirstPage)
    #expect(viewModel.status == "Searching…")
    #expect(viewModel.query == "star")
    list.search.requests[0].succeeds(.stub(movies: [.stub(id: 7)]))
    #expect(list.asked == ["star 1"])
    #expect(viewModel.phase == .loaded(hasNext: false))
    #expect(viewModel.status == "1 movie found for “star”")
    #expect(
      viewModel.items == [
        MoviesListItemViewModel(
          id: 7, title: "Star Wars", year: "1977",
          poster: MoviePoster(address: "/posters/1.svg", letter: "S"))
      ])
  }

  @Test(arguments: [
    ("", "Type a part of a title first."), ("\u{3000}\n", "Type a part of a title first."),
    (
      String(repeating: "a", count: 10_000),
      "This is too long: at most 100 characters can be searched for."
    ),
  ])
  func `a refused query is shown as an error and sends no request`(
    _ typed: String, _ text: String
  ) {
    list.searched(.numbered([1]))
    viewModel.didSearch(query: typed)
    #expect(viewModel.queryError == text)
    #expect(viewModel.query == typed)
    #expect(list.asked.count == 1)
    #expect(list.shownIDs == [1])
    viewModel.didType(query: typed + "b")
    #expect(viewModel.queryError == nil)
  }

  @Test func `repeating a search while it is loading sends no request`() {
    viewModel.didSearch(query: "star")
    viewModel.didType(query: " star ")
    viewModel.didSearch(query: " star ")
    #expect(viewModel.query == "star")
    list.search.requests[0].cached(.numbered([1]))
    viewModel.didSearch(query: "star")
    #expect(list.asked == ["star 1"])
    list.search.requests[0].succeeds(.numbered([1]))
    viewModel.didSearch(query: "star")
    #expect(list.asked == ["star 1", "star 1"])
  }

  @Test func `an empty result is shown with its query`() {
    list.searched(.numbered([]))
    #expect(viewModel.phase == .empty)
    #expect(viewModel.status == "No movies found for “star”")
  }

  @Test func `a later search cancels the earlier one, whose late response changes nothing`() {
    viewModel.didSearch(query: "slow")
    viewModel.didSearch(query: "quick")
    let (slow, quick) = (list.search.requests[0], list.search.requests[1])
    #expect(slow.isCancelled)
    quick.succeeds(.numbered([2]))
    slow.cached(.numbered([3]))
    slow.succeeds(.numbered([1]))
    slow.fails()
    #expect(list.shownIDs == [2])
    #expect(viewModel.phase == .loaded(hasNext: false))
    #expect(!quick.isCancelled)
  }

  @Test func `a cancelled search leaves nothing on the page`() {
    viewModel.didSearch(query: "star")
    viewModel.didCancelSearch()
    #expect(list.search.requests[0].isCancelled)
    list.search.requests[0].succeeds(.numbered([1]))
    #expect(viewModel.phase == .idle)
    #expect(viewModel.items.isEmpty)
    #expect(viewModel.query == "star")
  }

  @Test func `the coordinator is told of each search, its movies and its cancelling`() {
    list.searched(.numbered([1, 2]))
    viewModel.didSearch(query: " ")
    viewModel.didSearch(query: "alien")
    viewModel.didCancelSearch()
    #expect(list.shownSearches == ["star", "alien", nil])
    #expect(list.shownFound == [[1, 2]])
  }

  @Test func `an address with a search runs it, unless it is shown`() throws {
    viewModel.didNavigate(to: try .stub("star"))
    viewModel.didNavigate(to: try .stub("star"))
    #expect(viewModel.query == "star")
    #expect(list.asked == ["star 1"])
  }

  @Test func `an address without a search leads to the start`() {
    viewModel.didType(query: "st")
    viewModel.didNavigate(to: nil)
    #expect(viewModel.query == "st")
    list.searched(.numbered([1]))
    viewModel.didNavigate(to: nil)
    #expect(viewModel.phase == .idle)
    #expect(viewModel.items.isEmpty)
    #expect(viewModel.query == "")
    #expect(list.shownSearches == ["star"])
  }

  @Test func `a cached page is shown at once, followed by the current one`() {
    viewModel.didSearch(query: "star")
    list.search.requests[0].cached(.numbered([1], of: 2))
    #expect(viewModel.phase == .refreshing)
    #expect(list.shownIDs == [1])
    viewModel.didLoadNextPage()
    #expect(list.asked == ["star 1"])
    list.search.requests[0].succeeds(.numbered([2], of: 2))
    #expect(viewModel.phase == .loaded(hasNext: true))
    #expect(list.shownIDs == [2])
  }

  @Test func `a cached page stays after an error, which is shown`() {
    viewModel.didSearch(query: "star")
    list.search.requests[0].cached(.numbered([1], of: 2))
    list.search.requests[0].fails()
    #expect(viewModel.phase == .refreshFailed(.unreachable(isAboutRefreshing: true)))
    #expect(list.shownIDs == [1])
    #expect(viewModel.status == "40 movies found for “star”, 1 shown")
    viewModel.didTapRetry()
    #expect(viewModel.phase == .refreshing)
    list.search.requests[1].succeeds(.numbered([2]))
    #expect(list.shownIDs == [2])
  }

  @Test func `an empty cached page is not shown as a result`() {
    viewModel.didSearch(query: "star")
    list.search.requests[0].cached(.numbered([]))
    #expect(viewModel.phase == .loadingFirstPage)
    list.search.requests[0].fails()
    #expect(viewModel.phase == .failed(.unreachable()))
  }

  @Test func `each error has its own message, and a button if trying again can help`() throws {
    var messages: Set<String> = []
    for error in MoviesError.allCases {
      let list = try TestList(.korean)
      list.viewModel.didSearch(query: "별")
      list.search.requests[0].fails(error)
      guard case .failed(let listError) = list.viewModel.phase else { continue }
      #expect((listError.retryTitle == nil) == (error == .refusedQuery))
      messages.insert(listError.message)
    }
    #expect(messages.count == MoviesError.allCases.count)
  }

  @Test func `trying again repeats the search`() {
    viewModel.didSearch(query: "star")
    list.search.requests[0].fails()
    #expect(viewModel.phase == .failed(.unreachable()))
    viewModel.didTapRetry()
    #expect(viewModel.phase == .loadingFirstPage)
    list.search.requests[1].succeeds(.numbered([1]))
    #expect(list.asked == ["star 1", "star 1"])
    #expect(list.shownIDs == [1])
  }

  @Test func `a chosen movie is shown if it is in the list`() {
    list.searched(.numbered([1, 2]))
    viewModel.didSelect(movieID: 2)
    viewModel.didSelect(movieID: 3)
    #expect(list.chosenMovies.map(\.id) == [2])
  }
}
