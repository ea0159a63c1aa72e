import MoviesPresentation
import Testing

/// The queries that are offered, with a stub in place of the use case that knows them.
struct MoviesQueryListTests {
  @Test(arguments: [
    ("", ["star wars", "A Star Is Born", "기생충", "alien", "matrix"]),
    ("  ", ["star wars", "A Star Is Born", "기생충", "alien", "matrix"]),
    ("STAR", ["star wars", "A Star Is Born", "dark star"]),
    ("a", ["A Star Is Born", "alien", "star wars", "matrix", "dark star"]),
    ("기생", ["기생충"]), ("x files", []), ("%", []),
  ])
  func `those that begin with what is typed come first, then those that have it in them`(
    _ typed: String, _ offered: [String]
  ) throws {
    let recent = ["star wars", "A Star Is Born", "기생충", "alien", "matrix", "dark star"]
    let list = DefaultMoviesQueryListViewModel(
      fetchRecentMovieQueriesUseCase: try FetchRecentMovieQueriesUseCaseStub(recent))
    list.update(typed: typed, searched: nil)
    #expect(list.items == offered)
  }

  @Test func `nothing is offered while the field holds what was searched for`() throws {
    let list = DefaultMoviesQueryListViewModel(
      fetchRecentMovieQueriesUseCase: try FetchRecentMovieQueriesUseCaseStub(["star"]))
    list.update(typed: " Star ", searched: try .stub("star"))
    #expect(list.items.isEmpty)
    list.update(typed: "sta", searched: try .stub("star"))
    #expect(list.items == ["star"])
  }

  @Test func `nothing is like a text that is too long`() throws {
    let list = DefaultMoviesQueryListViewModel(
      fetchRecentMovieQueriesUseCase: try FetchRecentMovieQueriesUseCaseStub(["star"]))
    list.update(typed: String(repeating: "s", count: 10_000), searched: nil)
    #expect(list.items.isEmpty)
  }

  @Test func `an answer that comes late is about what is typed by then`() throws {
    let recent = try FetchRecentMovieQueriesUseCaseStub(["star", "alien"])
    recent.isSlow = true
    let list = DefaultMoviesQueryListViewModel(fetchRecentMovieQueriesUseCase: recent)
    list.update(typed: "s", searched: nil)
    list.update(typed: "al", searched: nil)
    recent.finish()
    #expect(list.items == ["alien"])
  }

  @Test func `the list offers them from the start, while typing, and not after searching`() throws {
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
