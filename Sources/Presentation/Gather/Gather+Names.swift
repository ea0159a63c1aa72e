import Domain

extension Gather {
  func names(in team: Team) -> [String] {
    participants.filter { $0.team == team }.map { $0.name.text }
  }
}
