import Domain

/// What can be said of teams that a user made or changed by hand.
public struct SplitAdvice: Sendable {
  /// A player who changes teams, or two who change places.
  public struct Swap: Equatable, Sendable {
    /// Who changes, by the place in the request.
    public let player: Int
    /// The team that the player goes to.
    public let team: Int
    /// Who goes to the player's team instead, if there is anyone.
    public let other: Int?
    /// How strong the teams are afterwards.
    public let strengths: TeamStrengths
  }

  /// How strong the teams are.
  public let strengths: TeamStrengths

  private let request: SplitRequest
  private let sizes: [Int]
  private let sums: [Int]
  private let goalkeepers: [Int]
  private let tallies: [SplitTally]
  private let playerTallies: [SplitTally]
  /// The team of each player; `nil` for players in none.
  private let teamOf: [Int?]

  /// Looks at teams, which may break rules of the request and leave players out.
  public init(_ request: SplitRequest, teams: [[Int]]) throws(SplitError) {
    try SplitRules.check(request)
    guard teams.count == request.teamCount else { throw .teamCount(teams.count) }
    var teamOf = [Int?](repeating: nil, count: request.players.count)
    for (team, players) in teams.enumerated() {
      for player in players {
        guard teamOf.indices.contains(player) else { throw .unknownPlayer(player) }
        guard teamOf[player] == nil else { throw .repeatedPlayer(player) }
        teamOf[player] = team
      }
    }
    let players = request.players
    let playerTallies = SplitTally.all(of: request)
    self.request = request
    self.teamOf = teamOf
    self.playerTallies = playerTallies
    sizes = teams.map { $0.count }
    sums = teams.map { $0.reduce(0) { $0 + players[$1].level.tenths } }
    goalkeepers = teams.map { $0.count { players[$0].isGoalkeeper } }
    tallies = teams.map { $0.reduce(SplitTally()) { $0 + playerTallies[$1] } }
    strengths = TeamStrengths(of: teams.map { $0.map { players[$0].level } })
  }

  /// The swap that makes the gap the least, or the move of a player out of a larger team; `nil` when
  /// none makes it less.
  ///
  /// It breaks no rule that holds. Among equals it spreads the strongest players and the positions
  /// the most evenly, and then takes the players who come first.
  public var mend: Swap? { best { after, _ in after.hasSmallerGap(than: strengths) } }

  /// The swap that makes one of two teams stronger and leaves the least gap; `nil` when none does.
  ///
  /// It is a player who moves to the team, or one who is better by 0.3 of a level at least than the
  /// one who goes, so that it is worth the change. As `mend`, it breaks no rule that holds.
  public func swap(helping team: Int) -> Swap? {
    guard strengths.values.count == 2 else { return nil }
    return best { after, gains in
      gains[team] >= Self.leastGain && after.favours(team, moreThan: strengths)
    }
  }

  /// In tenths of a level.
  private static let leastGain = 3

  /// The wanted swap that leaves the least gap, by what the teams are afterwards and by how many
  /// tenths their sums of levels grow.
  private func best(where isWanted: (TeamStrengths, _ gains: [Int]) -> Bool) -> Swap? {
    var best: (swap: Swap, unevenness: SplitUnevenness)?
    for player in teamOf.indices {
      guard let own = teamOf[player] else { continue }
      for team in sizes.indices where team != own && sizes[own] > sizes[team] && sizes[own] > 1 {
        consider(player, nil, to: team, isWanted, &best)
      }
      for other in teamOf.indices.dropFirst(player + 1) {
        guard let team = teamOf[other], team != own else { continue }
        consider(player, other, to: team, isWanted, &best)
      }
    }
    return best?.swap
  }

  private func consider(
    _ player: Int, _ other: Int?, to team: Int, _ isWanted: (TeamStrengths, _ gains: [Int]) -> Bool,
    _ best: inout (swap: Swap, unevenness: SplitUnevenness)?
  ) {
    guard let own = teamOf[player] else { return }
    let after = strengths(moving: player, other, from: own, to: team)
    guard isWanted(after, gains(moving: player, other, from: own, to: team)) else { return }
    if let best, best.swap.strengths.hasSmallerGap(than: after) { return }
    guard keepsGoalkeepersApart(player, other, from: own, to: team),
      keepsRules(player, leaving: other, to: team),
      other.map({ keepsRules($0, leaving: player, to: own) }) ?? true
    else { return }
    var tallies = tallies
    let moved = playerTallies[player] - (other.map { playerTallies[$0] } ?? SplitTally())
    tallies[own] = tallies[own] - moved
    tallies[team] = tallies[team] + moved
    let unevenness = SplitTally.unevenness(tallies)
    if let best, !after.hasSmallerGap(than: best.swap.strengths), best.unevenness <= unevenness {
      return
    }
    best = (Swap(player: player, team: team, other: other, strengths: after), unevenness)
  }

  private func strengths(
    moving player: Int, _ other: Int?, from own: Int, to team: Int
  ) -> TeamStrengths {
    let players = request.players
    let moved =
      players[player].level.tenths - (other.map { players[$0].level.tenths } ?? 0)
    var (sizes, sums) = (sizes, sums)
    sums[own] -= moved
    sums[team] += moved
    if other == nil {
      sizes[own] -= 1
      sizes[team] += 1
    }
    let measure = StrengthMeasure(sizes: sizes)
    return TeamStrengths(
      values: sums.indices.map { measure.strength(sum: sums[$0], size: sizes[$0]) },
      scale: measure.scale)
  }

  private func gains(moving player: Int, _ other: Int?, from own: Int, to team: Int) -> [Int] {
    let players = request.players
    let moved = players[player].level.tenths - (other.map { players[$0].level.tenths } ?? 0)
    return sizes.indices.map { $0 == team ? moved : $0 == own ? -moved : 0 }
  }

  private func keepsGoalkeepersApart(
    _ player: Int, _ other: Int?, from own: Int, to team: Int
  ) -> Bool {
    let players = request.players
    let one = players[player].isGoalkeeper
    let two = other.map { players[$0].isGoalkeeper } ?? false
    if one == two { return true }
    let (loses, gains) = one ? (own, team) : (team, own)
    return goalkeepers[gains] < goalkeepers[loses]
  }

  /// Whether a player can go to a team that another leaves without breaking a rule that holds now.
  private func keepsRules(_ player: Int, leaving other: Int?, to team: Int) -> Bool {
    let own = teamOf[player]
    if let fixed = request.players[player].team, fixed == own { return false }
    for rule in request.together where rule.contains(player) {
      if rule.contains(where: { $0 != player && teamOf[$0] == own }) { return false }
    }
    for rule in request.apart where rule.contains(player) {
      if rule.contains(where: { $0 != player && $0 != other && teamOf[$0] == team }) {
        return false
      }
    }
    return true
  }
}

extension TeamStrengths {
  /// Compares gaps of teams of any sizes.
  fileprivate func hasSmallerGap(than other: Self) -> Bool {
    gap * other.scale < other.gap * scale
  }

  /// Whether one of two teams is stronger, compared with the other, than before.
  fileprivate func favours(_ team: Int, moreThan before: Self) -> Bool {
    values[team] * before.values[1 - team] > before.values[team] * values[1 - team]
  }
}
