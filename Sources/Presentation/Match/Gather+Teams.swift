import Domain

extension Gather {
  func names(in team: Team) -> [String] {
    let names = shownNames
    return appearances.filter { $0.team == team }.map { names.text($0) }
  }
}
