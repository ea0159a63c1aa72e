import Markup
import Presentation

extension Page {
  /// A control with its label.
  func field(
    _ id: StaticString, _ text: String, @MarkupBuilder control: () -> Elements
  ) {
    div(.class("field")) {
      label(.for(id), .class("label")) { text }
      control()
    }
  }

  /// A field for a password, with the switch in it that shows what is typed.
  func revealedField(
    _ name: String, isShown: Bool, _ event: Event, @MarkupBuilder field: () -> Elements
  ) {
    div(.class("reveal")) {
      field()
      label(key: "show", .class("reveal-switch")) {
        span(.class("spoken")) { name }
        input(.type("checkbox"), .role("switch"), .checked(isShown), .change(event))
        icon(isShown ? .eyeCrossed : .eye)
      }
    }
  }

  /// What was done by a tap above it, in an element that stays, because screen readers announce what is added to it.
  func saidText(_ said: String?) {
    p(key: "said", .class("said"), .role("status")) {
      if let said {
        icon(.saved)
        span { said }
      }
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
