import Markup
import MoviesPresentation
import Texts

extension Page {
  /// The movies as a grid of buttons that open their details.
  func movieGrid(_ output: any MoviesListViewModelOutput) {
    ul(key: "found", .class("movie-grid"), .aria("label", output.texts.results)) {
      each(output.items) { item in movieItem(item) }
    }
  }

  private func movieItem(_ item: MoviesListItemViewModel) {
    li(key: "movie-\(item.id)") {
      button(.type("button"), .class("movie"), .tap(MoviesEvent.movieTapped(item.id).text)) {
        posterImage(item.poster)
        span(.class("movie-title"), .dir("auto")) { item.title }
        if let year = item.year { span(.class("movie-year")) { year } }
      }
    }
  }

  /// A poster with its letter behind it.
  ///
  /// Screen readers skip the poster, because the title is beside it.
  func posterImage(_ poster: MoviePoster) {
    span(.class("poster"), .aria("hidden", true)) {
      span(.class("poster-letter")) { poster.letter }
      if let address = poster.address {
        // NB: The surrounding `span` sets the image's size; see Web/movies.css.
        img(
          .src(address), .alt(""), .attribute("loading", "lazy"), .attribute("decoding", "async"))
      }
    }
  }

  /// Placeholders for movies while the first page is loading.
  func waitingGrid() {
    ul(key: "waiting", .class("movie-grid is-late"), .aria("hidden", true)) {
      each(0..<14) { _ in li { posterImage(MoviePoster(address: nil, letter: "")) } }
    }
  }
}

/// The content below the list.
enum EndOfList {
  case next
  case loading
  case failed(MoviesListError)
  case nothing

  /// The key of the element in each state, so that the focus stays there after a tap on the button.
  fileprivate static var key: Text { "list-end" }
}

extension Page {
  func endOfList(_ end: EndOfList, _ texts: MoviesStrings) {
    div(.class("end")) {
      switch end {
      // The button is also clicked when the user scrolls near it; see Web/reach.js.
      case .next: endButton(texts.more, .endReached, isReached: true)
      case .loading: endButton(texts.loadingMore, nil)
      case .failed(let problem):
        p(.class("problem"), .role("alert")) { problem.message }
        if let title = problem.retryTitle { endButton(title, .retryTapped) }
      case .nothing: p(key: EndOfList.key, .class("note"), .tabIndex(-1)) { texts.end }
      }
    }
  }

  /// The button at the end of the list; without an event it is greyed out.
  private func endButton(_ title: String, _ event: MoviesEvent?, isReached: Bool = false) {
    button(
      key: EndOfList.key, .type("button"), .class("button"), .tap(event?.text),
      .flag("data-reach", isReached), .aria("disabled", event == nil ? "true" : nil)
    ) { title }
  }

  /// An error with the button that tries again.
  func problemBox(_ problem: MoviesListError, isFocusGoal: Bool = false) {
    div(key: "problem", .class("problem-box"), .role("alert")) {
      p(.class("problem")) { problem.message }
      if let retryTitle = problem.retryTitle {
        button(
          key: "retry", .type("button"), .class("button"),
          .flag("autofocus", isFocusGoal), .tap(MoviesEvent.retryTapped.text)
        ) { retryTitle }
      }
    }
  }
}
