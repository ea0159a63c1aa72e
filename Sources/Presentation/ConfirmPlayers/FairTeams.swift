import Domain
import Splitting

/// The players of a line-up with what is believed of them, ready to be put into fair teams.
struct FairTeams {
  /// The players in an order that does not change when they move, so that a split can be repeated.
  private let players: [(player: Player, level: PlayerLevel)]
  private let lineUp: LineUp
  /// How a player is called on the screen.
  private let shownName: (Player) -> String

  init(_ lineUp: LineUp, _ context: ScreenContext) {
    let players = lineUp.places.compactMap { context.squad.player($0.player) }
    let index = context.playerIndex
    self.init(
      lineUp,
      players.sorted { $0.number < $1.number }.map { ($0, context.ratings.level(of: $0)) },
      shownName: { index.shownName(of: $0) })
  }

  init(
    _ lineUp: LineUp, _ players: [(player: Player, level: PlayerLevel)],
    shownName: @escaping (Player) -> String
  ) {
    self.lineUp = lineUp
    self.players = players
    self.shownName = shownName
  }

  /// A search for the best split of all players; the seed and the choice decide among equally good
  /// ones.
  func search(in squad: Squad, seed: UInt64, choice: Int) -> FairSearch {
    var request = question(in: squad)
    request.seed = seed
    request.choice = choice
    return FairSearch(request)
  }

  /// What a search for these players has found; `nil` while it goes on.
  func result(of search: FairSearch) -> FairSplit? {
    guard let split = search.result else { return nil }
    let request = search.request
    return FairSplit(
      split: split, seed: request.seed, choice: request.choice, lineUp: arranged(split),
      contradictions: search.contradictions)
  }

  func question(in squad: Squad) -> SplitRequest {
    SplitRequest(
      players: players.map {
        SplitPlayer(
          level: $0.level.level, position: $0.player.details.preferredPosition,
          team: lineUp.fixedTeam(of: $0.player.id)?.index)
      },
      teamCount: lineUp.teamCount, together: places(squad, .together), apart: places(squad, .apart),
      earlier: earlier(squad))
  }

  /// What an answer depends on.
  func basis(in squad: Squad) -> FairBasis {
    FairBasis(
      teamCount: lineUp.teamCount, players: players.map { $0.player.id },
      levels: players.map { $0.level.level },
      fixed: players.map { lineUp.fixedTeam(of: $0.player.id) },
      together: places(squad, .together), apart: places(squad, .apart))
  }

  /// The one swap or move that makes the teams the closest; `nil` when none makes them closer.
  ///
  /// With a side to help, the one that makes it stronger and leaves the teams the closest.
  func mend(in squad: Squad, helping weaker: Side? = nil) -> TeamSwap? {
    let teams = lineUp.sides.map { side in
      players.indices.filter { lineUp.team(of: players[$0].player.id) == side.team }
    }
    guard let advice = try? SplitAdvice(question(in: squad), teams: teams),
      let swap = weaker.map({ advice.swap(helping: $0.index) }) ?? advice.mend
    else { return nil }
    let (to, player) = (lineUp.sides[swap.team].team, players[swap.player].player.id)
    var next = lineUp.moving(player, to: to)
    if let other = swap.other, let from = lineUp.team(of: player) {
      next = next.moving(players[other].player.id, to: from)
    }
    return TeamSwap(
      name: name(at: swap.player), other: swap.other.map { name(at: $0) }, team: to,
      gapTenths: swap.strengths.gapTenths, lineUp: next)
  }

  /// The rules of the squad about at least two of these players, by their places.
  private func places(_ squad: Squad, _ kind: TeamRule.Kind) -> [[Int]] {
    squad.rules.filter { $0.kind == kind }
      .map { rule in rule.players.compactMap { place(of: $0) } }
      .filter { $0.count > 1 }
  }

  private func place(of id: Player.ID) -> Int? {
    players.firstIndex { $0.player.id == id }
  }

  /// In which teams these players were in the last gathers.
  private func earlier(_ squad: Squad) -> [[Int?]] {
    squad.latestGathers(Self.earlierCount).map { gather in
      players.map { player in
        gather.appearances.first { $0.id == player.player.id }?.team.side?.index
      }
    }
  }

  /// How many of the last gathers the teams are to differ from.
  private static let earlierCount = 3

  private func arranged(_ split: Split) -> LineUp {
    lineUp.with(
      zip(lineUp.sides, split.teams).flatMap { side, places in
        places.map { LineUp.Spot(player: players[$0].player.id, team: side.team) }
      })
  }
}

extension FairTeams {
  /// How strong the teams of the line-up are.
  var strengths: TeamStrengths {
    TeamStrengths(of: lineUp.sides.map { side in levels(of: side).map { $0.level } })
  }

  /// How likely Team A is to win against the other; of more teams, the strongest against the weakest.
  var chance: (team: Side, opponent: Side, chance: WinChance) {
    let (team, opponent) = lineUp.teamCount == 2 ? (.teamA, .teamB) : extremes
    let chance = WinChance(
      of: levels(of: team).map { $0.rating }, against: levels(of: opponent).map { $0.rating })
    return (team, opponent, chance)
  }

  private var extremes: (strongest: Side, weakest: Side) {
    let sides = lineUp.sides
    let strengths = strengths.values
    var (strongest, weakest) = (0, sides.count - 1)
    for place in sides.indices {
      if strengths[place] > strengths[strongest] { strongest = place }
      if strengths[place] < strengths[weakest] { weakest = place }
    }
    return (sides[strongest], sides[weakest])
  }

  /// The players of the teams whose levels are guesses, in the order of the squad.
  var guessed: [String] {
    players.filter { item in
      guard case .guessed = item.level.source else { return false }
      return lineUp.places.contains { $0.player == item.player.id && $0.team != .bench }
    }
    .map { shownName($0.player) }
  }

  /// Whether nothing is known by which one split could be fairer than another.
  func isByLot(in squad: Squad) -> Bool {
    guard earlier(squad).allSatisfy({ teams in teams.allSatisfy { $0 == nil } }) else {
      return false
    }
    return players.allSatisfy { item in
      guard case .guessed = item.level.source else { return false }
      return item.player.details.preferredPosition == nil
    }
  }

  func name(at place: Int) -> String { shownName(players[place].player) }

  private func levels(of side: Side) -> [PlayerLevel] {
    lineUp.places.filter { $0.team == side.team }.compactMap { spot in
      players.first { $0.player.id == spot.player }?.level
    }
  }
}

extension LineUp {
  /// The team that a player is in; `nil` for one who is not selected.
  fileprivate func team(of player: Player.ID) -> Team? {
    places.first { $0.player == player }?.team
  }

  /// Whether the same players are in the same teams, in whichever order, and no others are.
  func hasTeams(of other: LineUp) -> Bool {
    places.count == other.places.count && places.allSatisfy { other.places.contains($0) }
  }
}

extension FairTeams {
  /// The rules that concern at least two players of the line-up, with their names and whether the
  /// teams keep them.
  func rules(in squad: Squad) -> [(kind: TeamRule.Kind, names: [String], isKept: Bool)] {
    TeamRule.Kind.allCases.flatMap { kind in
      places(squad, kind).map { places in
        (kind, places.map { name(at: $0) }, isKept(kind, places))
      }
    }
  }

  /// Who is fixed to a team, and whether they are in it.
  var fixed: [(name: String, side: Side, isKept: Bool)] {
    players.compactMap { item in
      let id = item.player.id
      return lineUp.fixedTeam(of: id).map {
        (shownName(item.player), $0, lineUp.team(of: id) == $0.team)
      }
    }
  }

  private func isKept(_ kind: TeamRule.Kind, _ places: [Int]) -> Bool {
    let teams = places.compactMap { lineUp.team(of: players[$0].player.id)?.side }
    let count = Set(teams).count
    return switch kind {
    case .together: count <= 1
    case .apart: count == teams.count
    }
  }
}
