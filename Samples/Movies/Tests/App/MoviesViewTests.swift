import MoviesDomain
import MoviesPresentation
import PageSupport
import Presentation
import Testing
import Texts

@testable import MoviesApp

/// Tests the views with real view models in known states.
struct MoviesViewTests {
  @Test func `each state has the stored outline`() throws {
    if let difference = try OutlineFolder().difference(from: ["movies": ViewState.pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("movies").replace(with: ViewState.pages)
  }

  @Test(arguments: ViewState.allCases)
  func `ids are unique, and each label has its control`(
    _ state: ViewState
  ) throws {
    let pieces = Piece.split(try state.html(.english))
    let ids = pieces.flatMap { $0.values(of: "id") }
    #expect(Set(ids).count == ids.count)
    for attribute in ["for", "aria-labelledby", "aria-describedby"] {
      #expect(Set(ids).isSuperset(of: pieces.flatMap { $0.values(of: attribute) }))
    }
  }

  @Test(arguments: ViewState.allCases)
  func `every event of the page can be read`(_ state: ViewState) throws {
    let pieces = Piece.split(try state.html(.english))
    for attribute in ["data-tap", "data-input", "data-submit", "data-dismiss"] {
      for text in pieces.flatMap({ $0.values(of: attribute) }) {
        #expect(MoviesEvent(text)?.text == text)
      }
    }
  }

  @Test func `texts of the service are escaped`() throws {
    let list = try TestList()
    list.searched(
      .stub(movies: [.stub(title: "<img src=x onerror=alert(1)>", posterPath: "/\"><b>")]))
    let html = moviesHTML(list.viewModel)
    #expect(html.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("<b>"))
  }

  @Test func `it shows any view model's output, and only the parts that belong to its phase`() {
    let output = MoviesListViewModelStub(status: "7 movies found")
    #expect(moviesHTML(output).contains("7 movies found"))
    #expect(!moviesHTML(output).contains("Star Wars"))
    output.phase = .refreshing
    #expect(moviesHTML(output).contains("Star Wars"))
    #expect(!moviesHTML(output).contains("list-end"))
  }
}

/// A view model with outputs set by the test.
private final class MoviesListViewModelStub: MoviesListViewModelOutput {
  let texts = MoviesStrings(language: .english)
  let query = ""
  let queryError: String? = nil
  let suggestions: [String] = []
  let items = [
    MoviesListItemViewModel(
      id: 1, title: "Star Wars", year: nil, poster: MoviePoster(address: nil, letter: "S"))
  ]
  let status: String
  var phase = MoviesListPhase.empty

  init(status: String) { self.status = status }
}
