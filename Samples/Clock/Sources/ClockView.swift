import Markup
import SampleKit
import Texts

extension Page {
  /// The view: the date and time or an error, above three buttons.
  ///
  /// The buttons are the same in every phase, so that nothing moves under the user's finger and the
  /// focus stays. A button that cannot be used is greyed out, and "Now" becomes "Try again".
  func clockView(_ viewModel: ViewModel) {
    let texts = viewModel.texts
    sampleLayout("clock", title: texts.title, language: texts.language) {
      p(key: "date-time", .class("big"), .role("status")) {
        span {
          each(viewModel.dateTimeParts) { part in
            span { part }
            text(" ")
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
            "yesterday", ClockEvent.yesterdayButtonTapped, texts.yesterday,
            isPossible: viewModel.canShowYesterday)
          dayButton(
            "tomorrow", ClockEvent.tomorrowButtonTapped, texts.tomorrow,
            isPossible: viewModel.canShowTomorrow)
        }
        button(
          key: "now", .type("button"), .class("button primary"), .tap(ClockEvent.nowButtonTapped)
        ) { viewModel.nowButtonTitle }
      }
    }
  }

  /// A button that is greyed out without the `disabled` attribute, which would remove the focus.
  private func dayButton(_ key: Text, _ event: String, _ label: String, isPossible: Bool) {
    button(
      key: key, .type("button"), .class("button secondary"),
      .aria("disabled", isPossible ? nil : "true"), .tap(event)
    ) { label }
  }
}
