import Markup
import SampleKit

/// The view: the date and time, or why there is none, above the three buttons.
///
/// The buttons are the same in every phase, so that nothing moves under a finger and the focus
/// stays: what cannot be done now is greyed out, and "Now" becomes "Try again".
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
        // It stays on the page, so that what comes into it is read out.
        p(key: "problem", .class("problem"), .role("status")) { viewModel.problem }
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

/// Not really disabled, which would take the focus away.
private func dayButton(
  _ key: String, _ tap: Attribute, _ label: String, isPossible: Bool
) -> Element {
  button(
    key: key, .type("button"), .class("button secondary"),
    .aria("disabled", isPossible ? nil : "true"), tap
  ) { label }
}
