package import Domain
package import Markup
package import Texts

extension Page {
  /// The last results as letters in marks that differ in shape, too.
  package func formMarks(_ form: [Outcome], _ texts: Strings) {
    if !form.isEmpty {
      span(.class("season-form"), .aria("hidden", true)) {
        each(form.enumerated()) { index, outcome in
          span(.class(outcome.mark), .class("is-newest", when: index == form.count - 1)) {
            texts.letter(of: outcome)
          }
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
