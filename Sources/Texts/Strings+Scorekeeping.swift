// For people who keep the score by a link, and about what they record.
extension Strings {
  package func scoring(_ names: [String]) -> String {
    peopleScoring(names.count, names: row(names))
  }

  /// A goal that another device recorded.
  package func goal(_ team: String, by scorekeeper: String?) -> String {
    guard let scorekeeper else { return goalFor(team) }
    return goalRecordedBy(goalFor(team), by: scorekeeper)
  }
}
