import Domain

// How many bytes of memory values take, roughly: enough to keep a server within its memory, which
// counts cannot do when a client chooses how long texts and lists are.

extension SequencedChange {
  /// The memory of the change, in bytes; what it adds to its squad is no more.
  var memoryWeight: Int { 230 + stamped.change.memoryWeight }
}

extension Change {
  /// The memory of the change beyond that of one that holds ids and numbers only.
  fileprivate var memoryWeight: Int {
    switch self {
    case .player(_, .added(let details)): details.memoryWeight
    case .player(_, .edited(let edit)): edit.memoryWeight
    case .squad(.ruleAdded(let rule)): rule.memoryWeight
    case .gather(_, .started(let participants)):
      300 + participants.reduce(0) { $0 + $1.memoryWeight }
    case .gather(_, .recorded(let match)):
      300 + 160 * (match.score.home + match.score.away)
        + match.participants.reduce(0) { $0 + $1.memoryWeight }
    case .gather(_, .participantAssigned(let participant)): participant.memoryWeight
    case .gather(_, .teamDetailsSet(_, let details)): details.memoryWeight
    case .sharing(_, .scorekeeperNamed(let scorekeeper)): scorekeeper.memoryWeight
    case .squad(.zoneSet(let zone)): zone.memoryWeight
    // The first change to a game makes its plan.
    case .plan(_, let change): 200 + change.memoryWeight
    case .series(_, .made(_, _, let details)): 200 + details.memoryWeight
    case .series(_, .edited(_, let edit)): edit.memoryWeight
    case .replies: 200
    case .season(_, .set(let details)): 200 + details.name.memoryWeight
    case .tables(.linkMade(_, let terms)): terms.memoryWeight
    case .player, .squad, .gather, .clock, .goal, .sharing, .series, .season, .tables:
      0
    }
  }
}

extension Squad {
  /// The memory of the squad, in bytes.
  var memoryWeight: Int {
    allPlayers.reduce(0) { $0 + 200 + $1.details.memoryWeight + $1.editTimes.memoryWeight }
      + allGathers.reduce(0) { $0 + $1.memoryWeight }
      + rules.reduce(0) { $0 + $1.memoryWeight } + plans.memoryWeight + editTimes.memoryWeight
      + allSeasons.reduce(0) {
        $0 + 200 + $1.details.name.memoryWeight + $1.editTimes.memoryWeight
      }
      + tableLinks.reduce(0) { $0 + $1.terms.memoryWeight }
  }
}

extension Plans {
  fileprivate var memoryWeight: Int {
    zones.reduce(0) { $0 + $1.memoryWeight } + 120 * replies.links.count
      + 80 * (replies.browsers.count + replies.joined.count) + replies.editTimes.memoryWeight
      + allSeries.reduce(0) { sum, series in
        series.edits.reduce(sum + 400 + series.details.memoryWeight) {
          $0 + 200 + $1.edit.memoryWeight
        }
      }
      + allPlans.reduce(0) { sum, plan in
        plan.entries.reduce(sum + 200) { $0 + 200 + $1.change.memoryWeight }
      }
  }
}

extension TableLink.Terms {
  /// The memory of the whole link.
  fileprivate var memoryWeight: Int {
    guard case .named(let name, _) = period else { return 400 }
    return 400 + name.memoryWeight
  }
}

extension Zone {
  fileprivate var memoryWeight: Int { 100 + 16 * offsets.count + name.memoryWeight }
}

extension PlanChange {
  fileprivate var memoryWeight: Int {
    switch self {
    case .made(_, let details): details.memoryWeight
    case .edited(let edit): edit.memoryWeight
    case .cancelled(let reason): reason?.memoryWeight ?? 0
    case .answered(let answer): answer.name.memoryWeight
    case .guestAdded(_, _, let name): name?.memoryWeight ?? 0
    case .moved, .reinstated, .guestRemoved, .guestKept, .placePassed, .placeGiven,
      .placeWithdrawn, .begun:
      0
    }
  }
}

extension PlanDetails {
  fileprivate var memoryWeight: Int {
    200 + zone.memoryWeight + (place?.memoryWeight ?? 0) + (map?.memoryWeight ?? 0)
      + (price?.memoryWeight ?? 0)
  }
}

extension PlanEdit {
  fileprivate var memoryWeight: Int {
    switch self {
    case .place(let text), .price(let text): text?.memoryWeight ?? 0
    case .map(let map): map?.memoryWeight ?? 0
    case .minute, .length, .most, .least, .answerBy, .guestsEach: 0
    }
  }
}

extension Gather {
  /// Of all its games: those that were taken back stay in memory, too.
  fileprivate var memoryWeight: Int {
    let people = appearances.reduce(0) { $0 + 150 + 40 * $1.stints.count + $1.name.memoryWeight }
    let games = firstGame.contentWeight + laterGames.reduce(0) { $0 + 200 + $1.contentWeight }
    let names = Side.allCases.reduce(0) { $0 + self[$1].memoryWeight }
    return 500 + people + games + names + 100 * sharing.links.count
      + scorekeepers.reduce(0) { $0 + $1.memoryWeight }
      + editTimes.memoryWeight
  }
}

extension EditTimes {
  fileprivate var memoryWeight: Int { entries.isEmpty ? 0 : 80 + 80 * entries.count }
}

extension Game {
  /// The memory of what happened in the game.
  fileprivate var contentWeight: Int {
    160 * goals.count + clock.periods.reduce(0) { $0 + 160 + 40 * $1.runs.count }
  }
}

extension Participant {
  fileprivate var memoryWeight: Int { 190 + name.memoryWeight }
}

extension Scorekeeper {
  fileprivate var memoryWeight: Int { 80 + name.memoryWeight }
}

extension TeamRule {
  fileprivate var memoryWeight: Int { 100 + 16 * players.count }
}

extension TeamDetails {
  fileprivate var memoryWeight: Int { self == Self() ? 0 : 160 + (name?.memoryWeight ?? 0) }
}

extension PlayerEdit {
  fileprivate var memoryWeight: Int {
    switch self {
    case .name(let name): name.memoryWeight
    case .favouriteTeam(let team): team?.memoryWeight ?? 0
    case .age, .skill, .preferredPosition: 0
    }
  }
}

extension PlayerDetails {
  fileprivate var memoryWeight: Int { name.memoryWeight + (favouriteTeam?.memoryWeight ?? 0) }
}

extension MapLink {
  fileprivate var memoryWeight: Int { 32 + text.utf8.count }
}

extension ShortText {
  fileprivate var memoryWeight: Int { 32 + text.utf8.count }
}
