import Markup
import MoviesPresentation

/// A movie above the list, which stays where it was.
func movieDetailsView(_ viewModel: any MovieDetailsViewModel) -> Element {
  dialog(
    key: "details", .class("details"), .aria("labelledby", "details-title"), .modal,
    .dismiss(MoviesEvent.detailsDismissed.text)
  ) {
    // The top has the focus, so that it is seen however long the text below is.
    h2(
      .id("details-title"), .class("details-title"), .dir("auto"), .tabIndex(-1), .autofocus
    ) { viewModel.title }
    posterImage(viewModel.poster)
    div(.class("details-text")) {
      p(.class("note")) { viewModel.releaseDate }
      p(.dir("auto")) { viewModel.overview }
    }
    button(
      .type("button"), .class("button primary"),
      .tap(MoviesEvent.detailsDismissed.text)
    ) { viewModel.texts.close }
  }
}
