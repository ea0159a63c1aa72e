import Markup
import MoviesPresentation
import Texts

extension Page {
  /// The details of a movie, in a dialog above the list, which keeps its scroll position.
  func movieDetailsView(_ viewModel: any MovieDetailsViewModel) {
    dialog(
      key: "details", .class("details"), .aria("labelledby", "details-title"), .modal,
      .dismiss(MoviesEvent.detailsDismissed.text)
    ) {
      // The heading gets the focus, so that the dialog starts at its top however long the text is.
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
}
