extension Squad {
  /// Applies one change that is new, wholly or not at all, unless it breaks a limit.
  ///
  /// For the server, which gives it a place in the log, and for the phone, which foretells what the
  /// server will say.
  /// - Throws: `ChangeRejection` when it breaks a limit or cannot be applied; the squad is then as it
  ///   was.
  public mutating func accept(_ stamped: StampedChange) throws(ChangeRejection) {
    if let broken = limitBroken(by: stamped.change) { throw broken }
    try apply(stamped)
  }

  /// The limit that a change would break if it could be applied.
  private func limitBroken(by change: Change) -> ChangeRejection? {
    switch change {
    case .playerAdded(let id, _):
      playerTable[id] == nil && allPlayers.count >= Self.playerLimit ? .tooManyPlayers : nil
    case .gatherStarted(let id, let participants):
      gatherTable[id] == nil ? limitBroken(byStarting: id, participants) : nil
    case .participantAssigned(let id, let participant):
      gather(id)?.limitBroken(byAssigning: participant)
    case .goalAdded(let id, let goal, let side):
      gather(id)?.limitBroken(byAdding: goal, to: side)
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

  fileprivate func limitBroken(byAdding goal: Goal.ID, to side: Side) -> ChangeRejection? {
    guard score[side] >= Score.limit else { return nil }
    return goals.contains { $0.id == goal } ? nil : .scoreLimitReached(id, side)
  }
}
