extension SplitRules {
  /// Refuses what makes no sense, before any rule is looked at closely.
  static func check(_ request: SplitRequest) throws(SplitError) {
    let count = request.players.count
    guard SplitRequest.teamCounts.contains(request.teamCount) else {
      throw .teamCount(request.teamCount)
    }
    guard count >= request.teamCount else { throw .tooFewPlayers(count) }
    guard count <= SplitRequest.playerLimit else { throw .tooManyPlayers(count) }
    for (player, details) in request.players.enumerated() {
      if let team = details.team, !(0..<request.teamCount).contains(team) {
        throw .unknownTeam(team, player: player)
      }
    }
    try checkSizes(request)
    for rule in request.together { try checkRule(rule, count: count) }
    for rule in request.apart { try checkRule(rule, count: count) }
    for teams in request.earlier where teams.count != count {
      throw .unknownPlayer(min(teams.count, count))
    }
  }

  private static func checkSizes(_ request: SplitRequest) throws(SplitError) {
    guard let sizes = request.sizes else { return }
    let limits = 1...SplitRequest.playerLimit
    guard sizes.count == request.teamCount, sizes.allSatisfy({ limits.contains($0) }),
      sizes.reduce(0, +) == request.players.count
    else { throw .sizesDoNotAddUp(sizes) }
  }

  private static func checkRule(_ rule: [Int], count: Int) throws(SplitError) {
    var isNamed = [Bool](repeating: false, count: count)
    for player in rule {
      guard isNamed.indices.contains(player) else { throw .unknownPlayer(player) }
      guard !isNamed[player] else { throw .repeatedPlayer(player) }
      isNamed[player] = true
    }
  }
}
