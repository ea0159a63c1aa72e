import Domain
import Wire

extension Gather {
  /// What people see who follow the gather, as JSON for pages of clubs.
  func followed(at now: Instant) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("startedAt", startedAt.iso8601)
        if let endedAt { writer.string("endedAt", endedAt.iso8601) }
        if shownGame.isScoreKnown { writer.string("score", shownGame.score.text) }
        if isRowOfGames {
          writer.followed(playedGames.filter { $0.id != shownGame.id } + [shownGame])
        }
        writer.name("clock")
        writer.object { $0.followed(shownGame.clock, at: now) }
        writer.array("teams", sides) { side, writer in
          writer.object { $0.followed(side, of: self) }
        }
        writer.array("goals", shownGame.goals.sorted { $0.scoredAt < $1.scoredAt }) {
          goal, writer in
          writer.object { $0.followed(goal, of: self) }
        }
      }
    }
  }

  func name(of player: Player.ID?) -> String? {
    player.flatMap { id in appearances.first { $0.id == id }?.name.text }
  }
}

extension JSONWriter {
  fileprivate mutating func followed(_ clock: MatchClock, at now: Instant) {
    string("state", clock.reading(at: now).word)
    if !clock.periods.isEmpty { integer("period", clock.periods.count) }
    integer("playedMilliseconds", Int(clock.playedMilliseconds(at: now)))
  }

  /// The games so far, the one that is on last.
  fileprivate mutating func followed(_ games: [Game]) {
    array("games", games) { game, writer in
      writer.object { writer in
        writer.string("home", game.pairing.home.rawValue)
        writer.string("away", game.pairing.away.rawValue)
        writer.string("startedAt", game.startedAt.iso8601)
        writer.string("score", game.score.text)
      }
    }
  }

  fileprivate mutating func followed(_ side: Side, of gather: Gather) {
    string("team", side.rawValue)
    string("name", ifPresent: gather[side].name?.text)
    string("color", ifPresent: gather[side].color?.rawValue)
    integer("goals", gather.shownGame.pairing.contains(side) ? gather.shownGame.goals(of: side) : 0)
    let players = gather.appearances.filter { $0.place?.side == side }
    array("players", players.filter { !$0.name.isWithheld }) { appearance, writer in
      writer.string(appearance.name.text)
    }
    let unnamed = players.count { $0.name.isWithheld }
    if unnamed > 0 { integer("unnamed", unnamed) }
  }

  fileprivate mutating func followed(_ goal: Goal, of gather: Gather) {
    string("team", goal.side.rawValue)
    string("scoredAt", goal.scoredAt.iso8601)
    if let minute = gather.shownGame.clock.minute(at: goal.scoredAt) {
      integer("period", minute.period)
      integer("minute", minute.minute)
      if let added = minute.added { integer("added", added) }
    }
    string("scorer", ifPresent: gather.name(of: goal.credit.scorer))
    string("assist", ifPresent: gather.name(of: goal.credit.assist))
    if goal.credit.isOwnGoal {
      name("isOwnGoal")
      bool(true)
    }
  }
}

extension MatchClock.Reading {
  fileprivate var word: String {
    switch self {
    case .stopped: "stopped"
    case .running: "running"
    case .paused: "paused"
    case .fullTime: "fullTime"
    case .interval: "interval"
    }
  }
}
