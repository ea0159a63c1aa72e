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
}
