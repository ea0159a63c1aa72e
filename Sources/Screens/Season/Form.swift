import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The choice of the results that are counted; nothing before the first result.
  func periodSelect(_ periods: [SelectOption], _ texts: Strings, _ event: Event) {
    if !periods.isEmpty {
      select(
        key: "season-period", .class("input season-period"), .name("season-period"),
        .aria("label", texts.season), .change(event)
      ) {
        each(periods) { period in
          option(.value(period.code), .selected(period.isChosen)) { period.label }
        }
      }
    }
  }

  /// The last results as marks that differ in shape, too.
  func formMarks(_ form: [Outcome], _ texts: Strings) {
    if !form.isEmpty {
      span(.class("season-form"), .aria("hidden", true)) {
        each(form.enumerated()) { index, outcome in
          span(.class(outcome.mark), .class("is-newest", when: index == form.count - 1))
        }
      }
      span(.class("spoken")) { texts.spokenForm(form) }
    }
  }
}

extension Outcome {
  /// The class of the mark that stands for it.
  fileprivate var mark: StaticString {
    switch self {
    case .won: "mark-won"
    case .drawn: "mark-drawn"
    case .lost: "mark-lost"
    }
  }
}
