import Markup
import SampleKit

/// The view: the date and time, or why there is none, above the three buttons.
///
/// The buttons are the same in every phase, so that nothing moves under a finger and the focus
/// stays: what cannot be done now is greyed out, and "Now" becomes "Try again".
func clockView(_ viewModel: ViewModel) -> Content {
  let texts = viewModel.texts
  return sampleLayout("clock", title: texts.title, language: texts.language) {
    p(key: "date-time", .class("big"), .role("status")) { dateTime(viewModel) }
    div(.class("form")) {
      div {
        // It stays on the page, so that what comes into it is read out.
        p(key: "problem", .class("problem"), .role("status")) { viewModel.problem }
        if viewModel.problem == nil { p(.class("note")) { texts.zone } }
      }
      div(.class("row")) {
        dayButton(ClockEvent.yesterday, texts.yesterday, viewModel)
        dayButton(ClockEvent.tomorrow, texts.tomorrow, viewModel)
      }
      button(
        key: ClockEvent.now, .type("button"), .class("button primary"), .tap(ClockEvent.now)
      ) { viewModel.problem == nil ? texts.now : texts.tryAgain }
    }
  }
}

@MarkupBuilder
private func dateTime(_ viewModel: ViewModel) -> Content {
  if case .shown(let text) = viewModel.phase {
    span {
      span { text.date }
      " "
      span { text.time }
    }
  } else {
    viewModel.dateTimeString
  }
}

/// Not really disabled, which would take the focus away.
private func dayButton(_ event: String, _ label: String, _ viewModel: ViewModel) -> Element {
  button(
    key: event, .type("button"), .class("button secondary"),
    .aria("disabled", viewModel.canMove ? nil : "true"), .tap(event)
  ) { label }
}

extension ViewModel {
  fileprivate var canMove: Bool {
    if case .shown = phase { true } else { false }
  }
}
