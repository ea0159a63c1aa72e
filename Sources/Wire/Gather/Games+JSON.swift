import Domain

/// The values of a rotation's `rotation` member.
private enum RotationKind: String, WireChoice {
  case winnerStays, everybodyPlays
}

extension Fields {
  /// The game that a change is about; `nil` for the first of its gather.
  func game() throws(WireError) -> Game.ID? { try idIfPresent("game") }

  /// The games after the first; none when the member is missing.
  func laterGames() throws(WireError) -> [Game] {
    guard value("games") != nil else { return [] }
    return try objects("games") { fields throws(WireError) in try Game(fields) }
  }

  func rotation() throws(WireError) -> Rotation {
    value("rotation") == nil ? .default : try Rotation(self)
  }

  func goals() throws(WireError) -> [Goal] {
    try objects("goals") { fields throws(WireError) in try Goal(fields) }
  }
}

extension Pairing {
  init(_ fields: Fields) throws(WireError) {
    guard let pairing = Pairing(try fields.choice("home"), try fields.choice("away")) else {
      throw .outOfRange(field: "away")
    }
    self = pairing
  }
}

extension Rotation {
  init(_ fields: Fields) throws(WireError) {
    let kind: RotationKind = try fields.choice("rotation")
    guard case .winnerStays = kind else {
      self = .everybodyPlays
      return
    }
    let most = try fields.number("atMost")
    guard Self.stayRange.contains(most) else { throw .outOfRange(field: "atMost") }
    self = .winnerStays(atMost: most)
  }
}

extension Game {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let startedAt = try fields.instant("startedAt")
    self.init(
      id: try fields.id("id"),
      pairing: try Pairing(fields),
      startedAt: startedAt,
      clock: try MatchClock(fields.object("clock"), startedAt: startedAt),
      goals: try fields.goals(),
      isTakenBack: fields.isTrue("isTakenBack"))
  }
}

extension Goal {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"),
      side: try fields.choice("team"),
      scoredAt: try fields.instant("scoredAt"),
      credit: try GoalCredit(fields),
      recorder: try fields.idIfPresent("recorder"),
      device: try fields.idIfPresent("device"),
      isConfirmed: fields.isTrue("isConfirmed"))
  }
}

extension JSONWriter {
  mutating func members(_ pairing: Pairing) {
    string("home", pairing.home.rawValue)
    string("away", pairing.away.rawValue)
  }

  mutating func members(_ rotation: Rotation) {
    switch rotation {
    case .winnerStays(let most):
      string("rotation", RotationKind.winnerStays.rawValue)
      integer("atMost", most)
    case .everybodyPlays: string("rotation", RotationKind.everybodyPlays.rawValue)
    }
  }

  /// Writes the games after the first and how the next is found, if users said so.
  mutating func games(of gather: Gather) {
    if gather.rotation != .default { members(gather.rotation) }
    guard !gather.laterGames.isEmpty else { return }
    array("games", gather.laterGames) { game, writer in
      writer.object { writer in
        writer.id("id", ifPresent: game.id)
        writer.members(game.pairing)
        writer.integer("startedAt", game.startedAt.milliseconds)
        writer.name("clock")
        writer.clock(game.clock)
        writer.goals(game.goals)
        writer.flag("isTakenBack", game.isTakenBack)
      }
    }
  }

  mutating func goals(_ goals: [Goal]) {
    array("goals", goals) { goal, writer in
      writer.object { writer in
        writer.id("id", goal.id)
        writer.string("team", goal.side.rawValue)
        writer.integer("scoredAt", goal.scoredAt.milliseconds)
        writer.members(goal.credit)
        writer.id("recorder", ifPresent: goal.recorder)
        writer.id("device", ifPresent: goal.device)
        writer.flag("isConfirmed", goal.isConfirmed)
      }
    }
  }
}
