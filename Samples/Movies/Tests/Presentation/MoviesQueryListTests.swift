import MoviesPresentation
import Testing

/// Tests the suggestions with a stub for the use case.
struct MoviesQueryListTests {
  @Test(arguments: [
    ("", ["star wars", "A Star Is Born", "기생충", "alien", "matrix"]),
    ("  ", ["star wars", "A Star Is Born", "기생충", "alien", "matrix"]),
    ("STAR", ["star wars", "A Star Is Born", "dark star"]),
    ("a", ["A Star Is Born", "alien", "star wars", "matrix", "dark star"]),
    ("기생", ["기생충"]), ("x files", []), ("%", []),
  ])
  func `queries that begin with the typed text come first, then those that contain it`(
    _ typed: String, _ offered: [String]
  ) throws {
    let recent = ["star wars", "A Star Is Born", "기생충", "alien", "matrix", "dark star"]
    let list = DefaultMoviesQueryListViewModel(
      fetchRecentMovieQueriesUseCase: try FetchRecentMovieQueriesUseCaseStub(recent))
    list.update(typed: typed, searched: nil)
    #expect(list.items == offered)
  }

  @Test func `nothing is suggested while the field contains the searched query`() throws {
    let list = DefaultMoviesQueryListViewModel(
      fetchRecentMovieQueriesUseCase: try FetchRecentMovieQueriesUseCaseStub(["star"]))
    list.update(typed: " Star ", searched: try .stub("star"))
    #expect(list.items.isEmpty)
    list.update(typed: "sta", searched: try .stub("star"))
    #expect(list.items == ["star"])
  }

  @Test func `nothing is suggested for a text that is too long`() throws {
    let list = DefaultMoviesQueryListViewModel(
      fetchRecentMovieQueriesUseCase: try FetchRecentMovieQueriesUseCaseStub(["star"]))
    list.update(typed: String(repeating: "s", count: 10_000), searched: nil)
    #expect(list.items.isEmpty)
  }

  @Test func `a late result is filtered by the text typed by then`() throws {
    let recent = try FetchRecentMovieQueriesUseCaseStub(["star", "alien"])
    recent.isSlow = true
    let list = DefaultMoviesQueryListViewModel(fetchRecentMovieQueriesUseCase: recent)
    list.update(typed: "s", searched: nil)
    list.update(typed: "al", searched: nil)
    recent.finish()
    #expect(list.items == ["alien"])
  }

  @Test func `the list suggests queries from the start and while typing, but not after searching`()
    throws
  {
    let list = try TestList(recent: ["star", "alien"])
    list.viewModel.didAppear()
    #expect(list.viewModel.suggestions == ["star", "alien"])
    list.viewModel.didType(query: "al")
    #expect(list.viewModel.suggestions == ["alien"])
    list.viewModel.didSearch(query: "alien")
    #expect(list.viewModel.suggestions.isEmpty)
    list.viewModel.didType(query: "")
    #expect(list.viewModel.suggestions == ["star", "alien"])
    list.viewModel.didType(query: "alien")
    list.viewModel.didCancelSearch()
    #expect(list.viewModel.suggestions == ["alien"])
  }
}
