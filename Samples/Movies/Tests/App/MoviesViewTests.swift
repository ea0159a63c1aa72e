import MoviesDomain
import MoviesPresentation
import Presentation
import SnapshotSupport
import Testing

@testable import MoviesApp

/// The views, with real view models of which the test knows the state.
struct MoviesViewTests {
  @Test(arguments: Language.allCases, ViewState.allCases)
  func `it looks as it was stored`(_ language: Language, _ state: ViewState) throws {
    let page = indented(try state.html(language))
    let name = "\(state.rawValue).\(language.rawValue)"
    #expect(try SnapshotFolder().stored(name, recording: page) == page)
  }

  @Test(arguments: ViewState.allCases)
  func `each name of an element occurs once, and each label has its control`(
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
  func `whatever can be done on it is understood`(_ state: ViewState) throws {
    let pieces = Piece.split(try state.html(.english))
    for attribute in ["data-tap", "data-input", "data-submit", "data-dismiss"] {
      for text in pieces.flatMap({ $0.values(of: attribute) }) {
        #expect(MoviesEvent(text)?.text == text)
      }
    }
  }

  @Test func `no snapshot is left of a state that is no longer there`() throws {
    guard !SnapshotFolder.isRecording else { return }
    let names = Language.allCases.flatMap { language in
      ViewState.allCases.map { "\($0.rawValue).\(language.rawValue)" }
    }
    #expect(try SnapshotFolder().names() == Set(names))
  }

  @Test func `what the service says becomes text, never markup`() throws {
    let list = try TestList()
    list.searched(
      .stub(movies: [.stub(title: "<img src=x onerror=alert(1)>", posterPath: "/\"><b>")]))
    let html = moviesHTML(list.viewModel)
    #expect(html.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("<b>"))
  }

  @Test func `it shows what any output says, and only what belongs to its phase`() {
    let output = MoviesListViewModelStub(status: "7 movies found")
    #expect(moviesHTML(output).contains("7 movies found"))
    #expect(!moviesHTML(output).contains("Star Wars"))
    output.phase = .refreshing
    #expect(moviesHTML(output).contains("Star Wars"))
    #expect(!moviesHTML(output).contains("list-end"))
  }
}

/// Stands in for the view model: says what the test wants.
private final class MoviesListViewModelStub: MoviesListViewModelOutput {
  let texts = MoviesTexts(language: .english)
  let query = ""
  let queryProblem: String? = nil
  let suggestions: [String] = []
  let items = [
    MoviesListItemViewModel(
      id: 1, title: "Star Wars", year: nil, poster: MoviePoster(address: nil, letter: "S"))
  ]
  let status: String
  var phase = MoviesListPhase.empty

  init(status: String) { self.status = status }
}
