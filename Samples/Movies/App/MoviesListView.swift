import Markup
import MoviesPresentation
import SampleKit
import Texts

extension Page {
  /// The page: the search, the movies that it found, and above them a chosen movie's details.
  func moviesListView(
    _ output: any MoviesListViewModelOutput, details: (any MovieDetailsViewModel)?
  ) {
    sampleLayout("movies", title: output.texts.title, language: output.texts.language) {
      searchForm(output)
      if !output.suggestions.isEmpty { suggestionList(output) }
      statusLine(output)
      outcome(output)
      if let details { movieDetailsView(details) }
    }
  }
}

/// The element that gets the focus when the focused one was removed, such as a tapped button.
private enum FocusGoal {
  case title, field, status, retry

  init(_ output: any MoviesListViewModelOutput) {
    switch output.phase {
    // A page that was just opened focuses no field, so that no on-screen keyboard opens.
    case .idle: self = output.query.isEmpty ? .title : .field
    case .failed(let problem): self = problem.retryTitle == nil ? .field : .retry
    default: self = .status
    }
  }
}

extension Page {
  private func searchForm(_ output: any MoviesListViewModelOutput) {
    form(
      key: "search", .class("search"), .role("search"), .submit(MoviesEvent.searchSubmitted.text)
    ) {
      label(.for("query"), .class("label")) { output.texts.searchLabel }
      div(.class("search-row")) {
        input(
          key: "query", .class("input"), .type("search"), .name("query"), .value(output.query),
          .autocomplete("off"), .attribute("enterkeyhint", "search"), .dir("auto"),
          .aria("invalid", output.queryError == nil ? nil : "true"),
          .aria("describedby", output.queryError == nil ? nil : "query-problem"),
          .flag("autofocus", FocusGoal(output) == .field),
          .input(MoviesEvent.typed.text))
        button(.type("submit"), .class("button primary")) { output.texts.search }
      }
      if let problem = output.queryError {
        p(key: "query-problem", .class("problem"), .role("alert")) { problem }
      }
    }
  }

  private func suggestionList(_ output: any MoviesListViewModelOutput) {
    section(key: "suggestions", .class("suggestions"), .aria("labelledby", "suggestions-title")) {
      h2(.id("suggestions-title"), .class("label")) { output.texts.recentQueries }
      ul {
        each(output.suggestions) { suggestion in
          li {
            button(
              .type("button"), .class("suggestion"), .dir("auto"),
              .tap(MoviesEvent.suggestionTapped(suggestion).text)
            ) { suggestion }
          }
        }
      }
    }
  }

  private func statusLine(_ output: any MoviesListViewModelOutput) {
    let isLoading = if case .loadingFirstPage = output.phase { true } else { false }
    div(key: "status-line", .class("status-line"), .class("is-late", when: isLoading)) {
      p(
        key: "status", .class("status"), .role("status"), .tabIndex(-1),
        .flag("autofocus", FocusGoal(output) == .status)
      ) { output.status }
      if isLoading {
        button(
          key: "cancel", .type("button"), .class("quiet-button"),
          .tap(MoviesEvent.cancelTapped.text)
        ) { output.texts.cancel }
      }
    }
  }

  private func outcome(_ output: any MoviesListViewModelOutput) {
    switch output.phase {
    case .idle: p(key: "hint", .class("note")) { output.texts.invitation }
    case .empty: p(key: "hint", .class("note")) { output.texts.emptyHint }
    case .loadingFirstPage: waitingGrid()
    case .failed(let problem): problemBox(problem, isFocusGoal: true)
    case .refreshing: movieGrid(output)
    case .loaded(let hasNext):
      movieGrid(output)
      endOfList(hasNext ? .next : .nothing, output.texts)
    case .loadingNextPage:
      movieGrid(output)
      endOfList(.loading, output.texts)
    case .refreshFailed(let problem):
      problemBox(problem)
      movieGrid(output)
    case .nextPageFailed(let problem):
      movieGrid(output)
      endOfList(.failed(problem), output.texts)
    }
  }
}
