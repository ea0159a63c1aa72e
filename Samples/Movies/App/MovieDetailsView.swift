import Markup
import MoviesPresentation

/// A movie above the list, which stays where it was.
func movieDetailsView(_ viewModel: any MovieDetailsViewModel) -> Element {
  dialog(
    key: "details", .class("details"), .aria("labelledby", "details-title"), .modal,
    .dismiss(MoviesEvent.detailsDismissed.text)
  ) {
    posterImage(viewModel.poster)
    div(.class("details-text")) {
      h2(.id("details-title"), .class("details-title"), .dir("auto")) { viewModel.title }
      p(.class("note")) { viewModel.releaseDate }
      p(.dir("auto")) { viewModel.overview }
    }
    button(
      .type("button"), .class("button primary"), .flag("autofocus"),
      .tap(MoviesEvent.detailsDismissed.text)
    ) { viewModel.texts.close }
  }
}
