import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The people of a match; their names are buttons while they can be changed.
  func peopleLists(_ lists: [PeopleList], canChange: Bool, winner: Side? = nil) {
    each(lists) { list in
      let place = list.team?.className ?? "left"
      section(
        key: "people-\(place)", .class("line-up"), .class(place), .class(list.color?.className),
        .class("is-winner", when: winner != nil && list.team?.side == winner)
      ) {
        h2(.class("line-up-title")) {
          if let team = list.team { teamMark(team, color: list.color) }
          span(.dir("auto")) { list.title }
        }
        ul(.class("names")) {
          each(list.rows) { row in
            li(key: "\(place)-\(row.id)") {
              if canChange {
                button(.type("button"), .class("participant"), .tap(.match(.personTapped(row.id))))
                {
                  person(row)
                  span(.class("chevron"), .aria("hidden", true))
                }
              } else {
                person(row)
              }
            }
          }
        }
      }
    }
  }

  /// The goals of a match by time; each is a button while it can be changed.
  func goalList(
    _ goals: [GoalRow], key: Text = "goal-list", canChange: Bool, _ texts: Strings
  ) {
    ol(key: key, .class("goal-list")) {
      each(goals) { goal in
        li(key: "goal-\(goal.id)") {
          if canChange {
            button(
              .type("button"), .class("goal"), .class(goal.side.team.className),
              .class(goal.color?.className),
              .aria("label", texts.edit(goal: goal)), .tap(.match(.goalTapped(goal.id)))
            ) {
              goalParts(goal)
              span(.class("chevron"), .aria("hidden", true))
            }
          } else {
            div(.class("goal"), .class(goal.side.team.className), .class(goal.color?.className)) {
              goalParts(goal)
            }
          }
        }
      }
    }
  }

  /// Two goals that may be the same one, and the two taps that settle it.
  func doubleNotice(_ notice: DoubleNotice?, _ texts: Strings) {
    if let notice {
      div(key: "double-\(notice.goal)", .class("double"), .role("status")) {
        p { notice.text }
        div(.class("button-row")) {
          stepButton(texts.oneGoal, .match(.oneGoalTapped(notice.goal)))
          stepButton(texts.twoGoals, .match(.twoGoalsTapped(notice.goal)))
        }
      }
    }
  }
}
