import Markup
import MoviesPresentation

/// The movies as a grid of buttons, which lead to their details.
func movieGrid(_ output: any MoviesListViewModelOutput) -> Element {
  ul(key: "found", .class("movie-grid"), .aria("label", output.texts.results)) {
    for item in output.items { movieItem(item) }
  }
}

private func movieItem(_ item: MoviesListItemViewModel) -> Element {
  li(key: "movie-\(item.id)") {
    button(.type("button"), .class("movie"), .tap(MoviesEvent.movieTapped(item.id).text)) {
      posterImage(item.poster)
      span(.class("movie-title"), .dir("auto")) { item.title }
      if let year = item.year { span(.class("movie-year")) { year } }
    }
  }
}

/// A poster beside a title, which says all that it would say; its letter is behind it.
func posterImage(_ poster: MoviePoster) -> Element {
  span(.class("poster"), .aria("hidden", true)) {
    span(.class("poster-letter")) { poster.letter }
    if let address = poster.address {
      img(
        .src(address), .alt(""), .attribute("width", "342"), .attribute("height", "513"),
        .attribute("loading", "lazy"), .attribute("decoding", "async"))
    }
  }
}

/// Where the movies will be.
func waitingGrid() -> Element {
  ul(key: "waiting", .class("movie-grid is-late"), .aria("hidden", true)) {
    for _ in 0..<8 { li { posterImage(MoviePoster(address: nil, letter: "")) } }
  }
}

/// What is below the list; what is in it takes the focus of what was in it.
func endOfList(@MarkupBuilder content: () -> Content) -> Element {
  div(key: "end", .class("end")) { content() }
}

/// Asks for the next page, also when it comes near; see Web/reach.js.
func moreButton(_ output: any MoviesListViewModelOutput, isLoading: Bool) -> Element {
  button(
    key: "more", .type("button"), .class("button"), .aria("disabled", isLoading ? "true" : nil),
    .flag("data-reach", !isLoading), .tap(isLoading ? nil : MoviesEvent.endReached.text)
  ) { isLoading ? output.texts.loadingMore : output.texts.more }
}

/// Says that nothing follows.
func endNote(_ output: any MoviesListViewModelOutput) -> Element {
  p(key: "end-note", .class("note"), .tabIndex(-1)) { output.texts.end }
}

/// What went wrong, and the button that tries again.
func problemBox(_ problem: MoviesListProblem) -> Element {
  div(key: "problem", .class("problem-box"), .role("alert"), .tabIndex(-1)) {
    p(.class("problem")) { problem.message }
    if let retryTitle = problem.retryTitle {
      button(
        key: "retry", .type("button"), .class("button"), .tap(MoviesEvent.retryTapped.text)
      ) { retryTitle }
    }
  }
}
