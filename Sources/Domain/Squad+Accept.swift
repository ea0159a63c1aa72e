extension Squad {
  /// Applies one new change, wholly or not at all, unless it breaks a limit.
  ///
  /// The server calls this when it gives the change a place in the log. The device calls it to
  /// predict what the server will decide.
  /// An edit that is older than the one that it would replace is refused, unless both say the same.
  /// - Throws: `ChangeRejection` when the change breaks a limit, is older or cannot be applied; the
  ///   squad is then unchanged.
  public mutating func accept(_ stamped: StampedChange) throws(ChangeRejection) {
    if let broken = limitBroken(by: stamped.change) { throw broken }
    guard let latest = latestEdit(replacedBy: stamped.change), stamped.madeAt < latest else {
      return try apply(stamped)
    }
    var next = self
    try next.apply(stamped)
    guard next.agrees(with: self, on: stamped.change) else { throw .editedLater }
  }

  /// The limit that the change would break; `nil` when it breaks none or cannot be applied anyway.
  private func limitBroken(by change: Change) -> ChangeRejection? {
    switch change {
    case .playerAdded(let id, _):
      !playerTable.contains(id) && allPlayers.count >= Self.playerLimit ? .tooManyPlayers : nil
    case .ruleAdded(let rule):
      rules.count >= TeamRule.limit && !rules.contains { $0.id == rule.id } ? .tooManyRules : nil
    case .gatherStarted(let id, let participants):
      gatherTable.contains(id) ? nil : limitBroken(byStarting: id, participants)
    case .participantAssigned(let id, let participant):
      gather(id)?.limitBroken(byAssigning: participant)
    case .gameStarted(let id, let game, _): gather(id)?.limitBroken(byStarting: game)
    case .goalAdded(let id, let goal, let side, let game):
      gather(id)?.limitBroken(byAdding: goal, to: side, in: game)
    case .linkMade(let id, let link): gather(id)?.limitBroken(byAdding: link)
    case .scorekeeperNamed(let id, let scorekeeper):
      gather(id)?.limitBroken(byAdding: scorekeeper)
    default: nil
    }
  }

  private func limitBroken(
    byStarting id: Gather.ID, _ participants: [Participant]
  ) -> ChangeRejection? {
    if allGathers.count >= Self.gatherLimit { return .tooManyGathers }
    return participants.count > Gather.participantLimit ? .tooManyParticipants(id) : nil
  }
}

extension Gather {
  fileprivate func limitBroken(byAssigning participant: Participant) -> ChangeRejection? {
    guard participants.count >= Self.participantLimit else { return nil }
    return participants.contains { $0.id == participant.id } ? nil : .tooManyParticipants(id)
  }

  fileprivate func limitBroken(byStarting game: Game.ID) -> ChangeRejection? {
    guard laterGames.count >= Game.limit else { return nil }
    return laterGames.contains { $0.id == game } ? nil : .tooManyGames(id)
  }

  fileprivate func limitBroken(
    byAdding goal: Goal.ID, to side: Side, in game: Game.ID?
  ) -> ChangeRejection? {
    guard let game = anyGame(game), game.goals(of: side) >= Score.limit else { return nil }
    return game.goals.contains { $0.id == goal } ? nil : .scoreLimitReached(id, side)
  }

  fileprivate func limitBroken(byAdding link: Link) -> ChangeRejection? {
    guard sharing.links.count >= Link.limit else { return nil }
    return sharing.links.contains { $0.id == link.id } ? nil : .tooManyLinks(id)
  }

  fileprivate func limitBroken(byAdding scorekeeper: Scorekeeper) -> ChangeRejection? {
    guard scorekeepers.count >= Scorekeeper.limit else { return nil }
    guard !hasScorekeeper(on: scorekeeper.id), idleScorekeeper == nil else { return nil }
    return .tooManyScorekeepers(id)
  }
}
