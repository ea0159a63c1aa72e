import Markup
import SampleKit

/// The view: the date and time or an error, above three buttons.
///
/// The buttons are the same in every phase, so that nothing moves under the user's finger and the
/// focus stays. A button that cannot be used is greyed out, and "Now" becomes "Try again".
func clockView(_ viewModel: ViewModel) -> Content {
  let texts = viewModel.texts
  return sampleLayout("clock", title: texts.title, language: texts.language) {
    p(key: "date-time", .class("big"), .role("status")) {
      span {
        for part in viewModel.dateTimeParts {
          span { part }
          " "
        }
      }
    }
    div(.class("form")) {
      div {
        // Always on the page, so that screen readers announce its changes.
        p(key: "problem", .class("problem"), .role("status")) { viewModel.errorText }
        if let zone = viewModel.zone { p(.class("note")) { zone } }
      }
      div(.class("row")) {
        dayButton(
          "yesterday", .tap(ClockEvent.yesterdayButtonTapped), texts.yesterday,
          isPossible: viewModel.canShowYesterday)
        dayButton(
          "tomorrow", .tap(ClockEvent.tomorrowButtonTapped), texts.tomorrow,
          isPossible: viewModel.canShowTomorrow)
      }
      button(
        key: "now", .type("button"), .class("button primary"), .tap(ClockEvent.nowButtonTapped)
      ) { viewModel.nowButtonTitle }
    }
  }
}

/// A button that is greyed out without the `disabled` attribute, which would remove the focus.
private func dayButton(
  _ key: String, _ tap: Attribute, _ label: String, isPossible: Bool
) -> Element {
  button(
    key: key, .type("button"), .class("button secondary"),
    .aria("disabled", isPossible ? nil : "true"), tap
  ) { label }
}
