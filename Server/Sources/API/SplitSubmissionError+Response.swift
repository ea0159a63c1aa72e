import Domain
import Splitting
import Wire

extension SplitSubmissionError {
  /// A sentence that says what is wrong, with the ids that the request has.
  var reason: String {
    switch self {
    case .wire(let error): error.reason
    case .unknownID(let id): "A rule is about “\(id)”, who is not among the players."
    case .repeatedID(let id): "“\(id)” is there twice."
    case .split(let error, let ids): error.reason { ids.indices.contains($0) ? ids[$0] : "?" }
    }
  }
}

extension SplitError {
  fileprivate func reason(_ id: @escaping (Int) -> String) -> String {
    let names = { (players: [Int]) in
      players.map { "“\(id($0))”" }.joined(separator: ", ")
    }
    let bridge = { (between: [Int]) in between.isEmpty ? "" : " through \(names(between))" }
    return switch self {
    case .teamCount:
      "There can be \(SplitRequest.teamCounts.lowerBound) to \(SplitRequest.teamCounts.upperBound) teams."
    case .tooFewPlayers: "Each team needs a player."
    case .tooManyPlayers: "There can be at most \(SplitRequest.playerLimit) players."
    case .unknownPlayer, .repeatedPlayer, .unknownTeam, .sizesDoNotAddUp:
      "The players or the sizes of the teams make no sense."
    case .togetherAndApart(let one, let other, let between):
      "\(names([one, other])) are both apart and together\(bridge(between))."
    case .togetherInDifferentTeams(let one, let other, let between):
      "\(names([one, other])) are in different teams and together\(bridge(between))."
    case .apartInSameTeam(let one, let other):
      "\(names([one, other])) are in one team and apart."
    case .moreApartThanTeams(let players):
      "There are fewer teams than players who are apart: \(names(players))."
    case .contradiction(let players):
      "The rules about these players contradict each other: \(names(players))."
    case .emptyTeam: "The rules leave a team without players."
    case .tooManyRules: "There are too many rules that hang together."
    }
  }
}
