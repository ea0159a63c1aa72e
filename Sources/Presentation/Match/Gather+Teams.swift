import Domain

extension Gather {
  func names(in team: Team) -> [String] {
    appearances.filter { $0.team == team }.map { $0.name.text }
  }
}
