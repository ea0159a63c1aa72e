import Domain
import Markup
import Presentation

extension Page {
  /// A team with the names of its players.
  func lineUp(
    _ team: Team, _ title: String, _ players: [String], color: TeamColor? = nil,
    isWinner: Bool = false
  ) {
    section(
      .class("line-up"), .class(team.className), .class(color?.className),
      .class("is-winner", when: isWinner)
    ) {
      h2(.class("line-up-title")) {
        teamMark(team, color: color)
        span { title }
      }
      ul(.class("names")) {
        each(players) { name in li { personName(name) } }
      }
    }
  }
}
