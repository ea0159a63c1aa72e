import Components
import Markup
import Presentation
import Texts

extension Page {
  /// Two players compared.
  func headToHeadScreen(_ model: HeadToHeadViewModel, _ context: PageContext) {
    layout(context, "head-to-head") {
      if let comparison = model.comparison {
        p(key: "head-to-head-note", .class("note")) { comparison.note }
        ul(key: "head-to-head-facts", .class("list")) {
          each(comparison.facts) { fact in
            li(.class("row fact")) {
              span(.class("fact-label")) { fact.label }
              span(.class("fact-value")) {
                span { fact.value }
                figure(fact.balance)
              }
            }
          }
        }
        each(comparison.assists) { line in p(.class("note")) { line } }
        h2(.class("group-title")) { context.texts.matches }
        results(comparison.matches) { .headToHead(.matchTapped($0)) }
      } else if let advice = model.neverMet {
        p(key: "head-to-head-never", .class("note")) { advice }
      }
    }
  }
}
