package import Domain
package import Markup

extension Team {
  /// The class that sets the team's colour for what is inside.
  package var className: StaticString {
    switch self {
    case .bench: "bench"
    case .teamA: "team-a"
    case .teamB: "team-b"
    case .teamC: "team-c"
    case .teamD: "team-d"
    }
  }
}

extension Page {
  /// A shape for each team and a bench for the bench: never by colour alone.
  ///
  /// A filled disc, a ring, a filled triangle and an open square for Team A to Team D.
  ///
  /// A label names the team where no text beside the mark does.
  package func teamMark(_ team: Team, color: TeamColor? = nil, label: String? = nil) {
    svg(
      .class("mark"), .class(team.className), .class(color?.className),
      .attribute("viewBox", "0 0 24 24"),
      .role(label == nil ? nil : "img"), .aria("label", label),
      .aria("hidden", label == nil ? "true" : nil)
    ) {
      switch team {
      case .bench: path(.class("mark-line"), .attribute("d", "M3 10h18M6 10v7M18 10v7"))
      case .teamA: disc(radius: "9")
      case .teamB: ring(radius: "7")
      case .teamC: path(.class("mark-disc"), .attribute("d", "M12 3 22 21H2z"))
      case .teamD: path(.class("mark-ring"), .attribute("d", "M5 5h14v14H5z"))
      }
    }
  }

  private func disc(radius: StaticString) {
    circle(
      .class("mark-disc"), .attribute("cx", "12"), .attribute("cy", "12"), .attribute("r", radius))
  }

  private func ring(radius: StaticString) {
    circle(
      .class("mark-ring"), .attribute("cx", "12"), .attribute("cy", "12"), .attribute("r", radius))
  }
}
