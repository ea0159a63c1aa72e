/// Something that a user did to a goal.
public enum GoalChange: Hashable, Sendable {
  /// A side scored in a game; without an id, in the gather's first.
  case added(Side, in: Game.ID? = nil)
  /// A user said who scored the goal.
  case credited(GoalCredit)
  /// The goal was moved to the instant at which it was scored.
  case moved(to: Instant)
  /// The goal was taken back.
  case takenBack
  /// The goal, which was taken back, is there again, and this scorekeeper had recorded it.
  case recorded(by: Scorekeeper.ID)
  /// A user said that the goal is not the same as one that another device recorded.
  case confirmed
}

extension GoalChange {
  /// The field that the change sets of a goal.
  func field(of goal: Goal.ID) -> Gather.Field? {
    switch self {
    case .credited: .credit(goal)
    case .moved: .goalTime(goal)
    case .added, .takenBack, .recorded, .confirmed: nil
    }
  }
}

extension Squad {
  mutating func apply(
    _ change: GoalChange, to goal: Goal.ID, of id: Gather.ID, at instant: Instant,
    on device: Device.ID?
  ) throws(ChangeRejection) {
    if case .added(let side, let game) = change { try checkPlaying(side, id, in: game) }
    try update(id) { $0.apply(change, to: goal, at: instant, on: device) }
  }

  private func checkPlaying(
    _ side: Side, _ id: Gather.ID, in game: Game.ID?
  ) throws(ChangeRejection) {
    guard let gather = gatherTable[id] else { return }
    guard let game = gather.anyGame(game) else { throw .gameUnknown(id) }
    guard game.pairing.contains(side) else { throw .teamNotPlaying(id, side) }
  }
}

extension Gather {
  fileprivate mutating func apply(
    _ change: GoalChange, to id: Goal.ID, at instant: Instant, on device: Device.ID?
  ) {
    switch change {
    case .added(let side, let game):
      add(goal(id, of: side, at: instant, on: device), in: game)
    case .takenBack: updateGame(with: id) { $0.goals.removeAll { $0.id == id } }
    default: update(id) { $0.apply(change) }
    }
  }

  /// Changes a goal; no effect when it was taken back.
  private mutating func update(_ goal: Goal.ID, _ body: (inout Goal) -> Void) {
    updateGame(with: goal) { game in
      guard let position = game.goals.firstIndex(where: { $0.id == goal }) else { return }
      body(&game.goals[position])
    }
  }
}

extension Goal {
  fileprivate mutating func apply(_ change: GoalChange) {
    switch change {
    case .added, .takenBack: break
    case .credited(let credit): self.credit = credit
    case .moved(let instant): scoredAt = instant
    case .recorded(let recorder):
      self.recorder = recorder
      device = nil
    case .confirmed: isConfirmed = true
    }
  }
}

extension Gather {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: GoalChange, to goal: Goal.ID) -> ChangeRejection? {
    guard case .added(let side, let game) = change, let game = anyGame(game),
      game.goals(of: side) >= Score.limit
    else { return nil }
    return game.goals.contains { $0.id == goal } ? nil : .scoreLimitReached(id, side)
  }
}
