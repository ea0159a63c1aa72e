import Domain
import Markup
package import Texts

// Rows of a match, as the app and the pages for people without an account show them.
extension Page {
  /// A participant's name, and how long they played.
  package func person(_ row: PersonRow) {
    personName(row.name)
    if let played = row.played { span(.class("played")) { played } }
  }

  /// What a row of a goal contains.
  package func goalParts(_ goal: GoalRow) {
    span(.class("goal-minute")) { goal.minute ?? "" }
    teamMark(goal.side.team, color: goal.color)
    span(.class("goal-team")) {
      span(.dir("auto")) { goal.scorer ?? goal.team }
      if let recorder = goal.recorder { span(.class("recorder")) { recorder } }
    }
    span(.class("goal-score")) { goal.score }
  }
}
