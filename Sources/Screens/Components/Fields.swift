import Markup
import Presentation

/// A control with what it is for.
func field(
  _ id: String, _ text: String, @MarkupBuilder control: () -> Content
) -> Element {
  div(.class("field")) {
    label(.for(id), .class("label")) { text }
    control()
  }
}

/// What is wrong with what was entered; the box stays, so that what comes into it is read out.
func problemText(_ problem: String?) -> Element {
  p(key: "problem", .class("problem"), .role("status")) {
    if let problem {
      icon(.notice)
      span { problem }
    }
  }
}

/// One of several values, as a row of its own.
func choiceRow(
  group: StaticString, code: String, isChosen: Bool, _ event: Event,
  @MarkupBuilder label text: () -> Content
) -> Element {
  li {
    label(.class("row choice")) {
      span(.class("row-text")) { text() }
      input(
        .class("radio"), .type("radio"), .name("\(group)"), .value(code), .checked(isChosen),
        .change(event))
    }
  }
}
