/// Names that tell people apart: of two who share one, each gets a number, in order.
///
/// ```
/// Min, Ann, Min  // "Min (1)", "Ann", "Min (2)"
/// ```
/// What users stored stays as it is; only what is shown and spoken has the numbers.
package struct ShownNames: Sendable {
  private var numbers: [RawIdentifier: Int] = [:]

  /// Numbers the people who share a name, whatever its case and accents.
  package init(_ people: [(id: Player.ID, name: ShortText)]) {
    let keys = people.map { SearchKey.folded($0.name.text) }
    var counts: [[UInt8]: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    guard counts.count < people.count else { return }
    var last: [[UInt8]: Int] = [:]
    for (person, key) in zip(people, keys) where counts[key, default: 0] > 1 {
      last[key, default: 0] += 1
      numbers[person.id.raw] = last[key]
    }
  }

  /// The name as it is shown.
  package func text(_ name: ShortText, of id: Player.ID) -> String {
    Self.text(name, number: numbers[id.raw])
  }

  /// The name with its number; without one, the name alone.
  package static func text(_ name: ShortText, number: Int?) -> String {
    guard let number else { return name.text }
    return "\(name.text) (\(number))"
  }
}

extension Gather {
  /// The names of the participants, those of one name told apart.
  package var shownNames: ShownNames { ShownNames(appearances.map { ($0.id, $0.name) }) }
}

extension ShownNames {
  package func text(_ appearance: Appearance) -> String { text(appearance.name, of: appearance.id) }
}
