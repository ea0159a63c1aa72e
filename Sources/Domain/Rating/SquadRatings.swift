/// The ratings of all players of a squad: a function of the squad, kept up to date cheaply.
///
/// Matches are rated in the order in which they began, so a result that is corrected or arrives
/// late changes all that follow.
public struct SquadRatings: Sendable {
  private var players: [Player.ID] = []
  private var priors: [Rating] = []
  private var rated: [Gather] = []
  private var standings: [Standing] = []
  /// Participants who were not in the squad when their match was rated.
  private var strangers: Set<RawIdentifier> = []

  private struct Standing {
    var rating: Rating
    var matches = 0
  }

  /// The ratings of an empty squad.
  public init() {}

  /// The ratings of a squad.
  public init(of squad: Squad) {
    update(for: squad)
  }

  /// Makes these the ratings of a squad; quick when it only has further matches.
  public mutating func update(for squad: Squad) {
    let priors = squad.allPlayers.map { Rating(before: $0) }
    let players = squad.allPlayers.map { $0.id }
    let gathers = squad.finishedGathers
    let isContinued =
      players.starts(with: self.players) && priors.starts(with: self.priors)
      && gathers.starts(with: rated)
      && !players[self.players.count...].contains { strangers.contains($0.raw) }
    if !isContinued { self = Self() }
    self.players = players
    self.priors = priors
    standings += priors[standings.count...].map { Standing(rating: $0) }
    for gather in gathers[rated.count...] {
      for contest in Contest.all(of: gather) { rate(contest, in: squad) }
    }
    rated = gathers
  }

  private mutating func rate(_ contest: Contest, in squad: Squad) {
    var teamA = members(contest.teamA, scale: contest.scales.a, in: squad)
    var teamB = members(contest.teamB, scale: contest.scales.b, in: squad)
    WengLin.update(
      &teamA, &teamB, advantage: contest.advantage, points: contest.points, factor: contest.factor)
    keep(teamA, of: contest.teamA, in: squad)
    keep(teamB, of: contest.teamB, in: squad)
  }

  /// The members of a side; one who was never in the squad is rated as unknown each time.
  private mutating func members(
    _ parts: [Contest.Part], scale: Double, in squad: Squad
  ) -> [WengLin.Member] {
    parts.map { part in
      var rating = Rating.unknown
      if let position = squad.playerTable.position(of: part.player) {
        rating = standings[position].rating.drifted
      } else {
        strangers.insert(part.player.raw)
      }
      return WengLin.Member(rating, weight: part.weight * scale)
    }
  }

  private mutating func keep(
    _ members: [WengLin.Member], of parts: [Contest.Part], in squad: Squad
  ) {
    for (part, member) in zip(parts, members) {
      guard let position = squad.playerTable.position(of: part.player) else { continue }
      standings[position].rating = member.rating
      standings[position].matches += 1
    }
  }

  /// What is believed of a player, from results and from what users said before; unknown for one who
  /// was never in the squad.
  public func rating(of player: Player) -> Rating {
    standing(of: player)?.rating ?? .unknown
  }

  /// The number of matches that the rating of a player comes from.
  public func matches(of player: Player) -> Int { standing(of: player)?.matches ?? 0 }

  private func standing(of player: Player) -> Standing? {
    let position = player.number - 1
    return standings.indices.contains(position) ? standings[position] : nil
  }

  /// The level of a player after each match that they played, the oldest first, with how much higher or lower it may be: both
  /// in tenths.
  public static func course(
    of player: Player, in squad: Squad
  ) -> [(level: Int, deviation: Int)] {
    var ratings = Self()
    let priors = squad.allPlayers.map { Rating(before: $0) }
    ratings.standings = priors.map { Standing(rating: $0) }
    return squad.finishedGathers.compactMap { gather in
      let before = ratings.matches(of: player)
      for contest in Contest.all(of: gather) { ratings.rate(contest, in: squad) }
      guard ratings.matches(of: player) > before else { return nil }
      let rating = ratings.rating(of: player)
      return (rating.level.tenths, rating.deviationTenths)
    }
  }

  /// The ratings as they would be if the game that is on ended with the score that it has.
  package func including(_ gather: Gather, until now: Instant, in squad: Squad) -> SquadRatings {
    var ratings = self
    if let contest = Contest.ongoing(gather, until: now) { ratings.rate(contest, in: squad) }
    return ratings
  }

  /// The level of a player as results have moved it, also from one that a user set.
  package func levelFromResults(of player: Player) -> PlayerLevel {
    var player = player
    player.ownLevel = nil
    return level(of: player)
  }

  /// The level of a player, and how it is known.
  public func level(of player: Player) -> PlayerLevel {
    let rating = rating(of: player)
    let matches = matches(of: player)
    if let level = player.ownLevel {
      return PlayerLevel(level, .setByUser, Rating(before: player), matches: matches)
    }
    let source: PlayerLevel.Source =
      matches > 0 || player.details.skill != nil
      ? .estimated(deviation: rating.deviationTenths) : .guessed(deviation: rating.deviationTenths)
    return PlayerLevel(rating.level, source, rating, matches: matches)
  }
}

extension Squad {
  /// The gathers that are over, in the order in which they were played.
  ///
  /// Without those that go on, so that what happens in one does not change what was rated. Each person has the id of the
  /// player that the organiser said they are.
  var finishedGathers: [Gather] {
    var gathers = allGathers.filter { if case .some = $0.endedAt { true } else { false } }
    // Copies of a thousand gathers take time, and most squads have no one under two names.
    if !plans.replies.joined.isEmpty {
      gathers = gathers.map { $0.joiningPeople(as: plans.replies) }
    }
    let isInOrder = gathers.indices.dropFirst().allSatisfy {
      gathers[$0 - 1].playedAt <= gathers[$0].playedAt
    }
    if isInOrder { return gathers }
    // By position, too, because sorting may change the order of equal elements.
    return gathers.indices
      .sorted { (gathers[$0].playedAt, $0) < (gathers[$1].playedAt, $1) }
      .map { gathers[$0] }
  }
}
