import Domain
import Texts

/// The names of people in files: of players as lists have them now, of guests as the gather has them.
struct EveningNames {
  private let gather: Gather
  private let context: ScreenContext

  init(_ gather: Gather, _ context: ScreenContext) {
    self.gather = gather
    self.context = context
  }

  func name(of person: Player.ID) -> String {
    if let name = context.knownName(of: person) { return name }
    let appearance = gather.appearances.first { context.squad.samePerson($0.id) == person }
    return appearance.map { gather.shownNames.text($0) } ?? ""
  }

  /// Between the people of a cell: a name may have a comma, but no line break.
  private static let separator = "\n"

  func row(_ people: [Player.ID]) -> String {
    people.map { name(of: $0) }.joined(separator: Self.separator)
  }

  /// "Ann 2", "Ben" and "Cem og", each in a line: who scored how often, and own goals.
  func scorers(_ credits: [GoalCredit]) -> String {
    var counts: [(credit: GoalCredit, count: Int)] = []
    for credit in credits {
      guard let scorer = credit.scorer else { continue }
      let plain: GoalCredit =
        credit.isOwnGoal ? .ownGoal(by: scorer) : .scored(by: scorer, assist: nil)
      if let position = counts.firstIndex(where: { $0.credit == plain }) {
        counts[position].count += 1
      } else {
        counts.append((plain, 1))
      }
    }
    return counts.map { credit, count in
      let name = credit.scorer.map { self.name(of: $0) } ?? ""
      return "\(name)\(credit.isOwnGoal ? " og" : "")\(count > 1 ? " \(count)" : "")"
    }.joined(separator: Self.separator)
  }
}
