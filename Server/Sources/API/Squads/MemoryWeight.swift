import Domain

// How many bytes of memory values take, roughly: enough to keep a server within its memory, which
// counts cannot do when a client chooses how long texts and lists are.

extension SequencedChange {
  /// The memory of the change, in bytes; what it adds to its squad is no more.
  var memoryWeight: Int { 230 + stamped.change.memoryWeight }
}

extension Change {
  /// The memory of the change beyond that of one that holds ids and numbers only.
  fileprivate var memoryWeight: Int { textWeight + growth }

  /// What it adds to its squad beside its texts and lists.
  private var growth: Int {
    switch self {
    case .gather(_, .started), .gather(_, .recorded): 300
    // The first change to a game makes its plan.
    case .plan, .series(_, .made), .replies, .season(_, .set): 200
    case .player, .squad, .gather, .clock, .goal, .sharing, .series, .season, .tables: 0
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
        $0 + 200 + $1.details.memoryWeight + $1.editTimes.memoryWeight
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
        plan.entries.reduce(sum + 200) { $0 + 200 + $1.change.textWeight }
      }
  }
}

extension TableLink.Terms {
  /// The memory of the whole link.
  var memoryWeight: Int {
    guard case .named(let name, _) = period else { return 400 }
    return 400 + name.memoryWeight
  }
}

extension Zone {
  var memoryWeight: Int { 100 + 16 * offsets.count + name.memoryWeight }
}

extension PlanDetails {
  var memoryWeight: Int { 200 + textWeight }
}

extension PlanAnswer {
  var memoryWeight: Int { name.memoryWeight }
}

extension Season.Details {
  var memoryWeight: Int { name.memoryWeight }
}

extension MatchRecord {
  var memoryWeight: Int { 160 * (score.home + score.away) + participants.memoryWeight }
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
  var memoryWeight: Int { 190 + name.memoryWeight }
}

extension [Participant] {
  var memoryWeight: Int { reduce(0) { $0 + $1.memoryWeight } }
}

extension Scorekeeper {
  var memoryWeight: Int { 80 + name.memoryWeight }
}

extension TeamRule {
  var memoryWeight: Int { 100 + 16 * players.count }
}

extension TeamDetails {
  var memoryWeight: Int { self == Self() ? 0 : 160 + (name?.memoryWeight ?? 0) }
}

extension PlayerDetails {
  var memoryWeight: Int { textWeight }
}

extension MapLink {
  var memoryWeight: Int { 32 + text.utf8.count }
}

extension GroupName {
  var memoryWeight: Int { 32 + text.utf8.count }
}

extension ShortText {
  var memoryWeight: Int { 32 + text.utf8.count }
}

/// A value of ids and numbers only.
protocol HoldsNoText {}

extension HoldsNoText {
  var memoryWeight: Int { 0 }
}

extension ClockFormat: HoldsNoText {}
extension GoalCredit: HoldsNoText {}
extension Link: HoldsNoText {}
extension Pairing: HoldsNoText {}
extension Recurrence: HoldsNoText {}
extension Replies.ReplyLink: HoldsNoText {}
extension Rotation: HoldsNoText {}
extension TableRules: HoldsNoText {}
