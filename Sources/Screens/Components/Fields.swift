import Markup
import Presentation

extension Page {
  /// A control with its label.
  @inline(never)
  func field(
    _ id: StaticString, _ text: String, @MarkupBuilder control: () -> Elements
  ) {
    div(.class("field")) {
      label(.for(id), .class("label")) { text }
      control()
    }
  }

  /// The text of an input error; the element stays when there is none, because screen readers
  /// announce what is added to it.
  func problemText(_ problem: String?) {
    p(key: "problem", .class("problem"), .role("status")) {
      if let problem {
        icon(.notice)
        span { problem }
      }
    }
  }

  /// A radio button as a row.
  func choiceRow(
    group: StaticString, code: String, isChosen: Bool, _ event: Event,
    @MarkupBuilder label text: () -> some Content
  ) {
    li {
      label(.class("row choice")) {
        span(.class("row-text")) { text() }
        input(
          .class("radio"), .type("radio"), .name(group), .value(code), .checked(isChosen),
          .change(event))
      }
    }
  }
}
