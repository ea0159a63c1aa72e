import Markup
import Presentation

extension Attribute {
  /// Gives the field the focus when its screen comes.
  ///
  /// NB: Not `autofocus`, by which browsers do it at once, when screen readers do not hear of it.
  static var focusedFirst: Attribute { .flag("data-focus") }
}

extension Page {
  /// A control with its label.
  ///
  /// Screen readers read the parts of a day or a time without the label, but with the title of what is around them,
  /// which labels nothing else.
  func field(
    _ id: StaticString, _ text: String, isInParts: Bool = false,
    @MarkupBuilder control: () -> Elements
  ) {
    div(
      .class("field"), .role(isInParts ? "group" : nil), .title(isInParts ? text : nil)
    ) {
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

  /// What was done by a tap above it.
  func saidText(_ said: String?) { announced("said", "said", symbol: .saved, said) }

  /// The text of an input error.
  func problemText(_ problem: String?) {
    announced("problem", "problem", symbol: .notice, problem)
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
