/// Something that a user did to a gather, its people or the row of its games.
public enum GatherChange: Hashable, Sendable {
  /// The gather began with these participants.
  case started([Participant])
  /// A user entered a match of the past.
  case recorded(MatchRecord)
  /// A user moved the gather to another day: to an instant on it.
  case daySet(to: Instant)
  /// The gather was ended.
  case ended
  /// The gather's end was undone.
  case reopened
  /// The end of the gather, which is over, was moved to another instant.
  case endMoved(to: Instant)
  /// A flag of the gather was set, or taken away.
  case set(Gather.Flag, Bool)
  /// A player joined the gather or changed teams in it.
  case participantAssigned(Participant)
  /// A participant left the gather.
  case participantLeft(Player.ID)
  /// A side got a name and a colour.
  case teamDetailsSet(Side, TeamDetails)
  /// A game between two teams began; one that was taken back is there again.
  case gameStarted(Game.ID, Pairing)
  /// A game was taken back, with all that happened in it.
  case gameTakenBack(Game.ID)
  /// A user chose how the teams of the next game are found.
  case rotationSet(Rotation)
}

extension GatherChange {
  /// The field that the change sets.
  var field: Gather.Field? {
    switch self {
    case .started, .recorded, .gameStarted, .gameTakenBack: nil
    case .daySet: .day
    case .ended, .reopened, .endMoved: .end
    case .set(let flag, _): flag.field
    case .participantAssigned(let participant): .place(participant.id)
    case .participantLeft(let player): .place(player)
    case .teamDetailsSet(let side, _): .team(side)
    case .rotationSet: .rotation
    }
  }
}

extension Squad {
  mutating func apply(
    _ change: GatherChange, to id: Gather.ID, at instant: Instant, on device: Device.ID?
  ) throws(ChangeRejection) {
    switch change {
    case .started(let participants):
      try checkNew(id, participants)
      let appearances = participants.map { Appearance($0, since: instant) }
      gatherTable.append(
        Gather(id: id, startedAt: instant, startedOn: device?.ifTold, appearances: appearances))
    case .recorded(let match):
      try checkNew(id, match.participants)
      gatherTable.append(Gather(id, match, on: device?.ifTold))
    case .set(.deleted, let isDeleted): try setGather(id, isDeleted: isDeleted)
    case .gameTakenBack(let game): try update(id, in: game) { $0.apply(change, at: instant) }
    default: try update(id) { $0.apply(change, at: instant) }
    }
  }

  private func checkNew(
    _ id: Gather.ID, _ participants: [Participant]
  ) throws(ChangeRejection) {
    guard !gatherTable.contains(id) else { throw .gatherExists(id) }
    var seen: Set<RawIdentifier> = []
    for participant in participants where !seen.insert(participant.id.raw).inserted {
      throw .participantRepeated(id, participant.id)
    }
  }

  private mutating func setGather(_ id: Gather.ID, isDeleted: Bool) throws(ChangeRejection) {
    guard let position = gatherTable.position(of: id) else { throw .gatherUnknown(id) }
    gatherTable.update(at: position) { $0.set(.deleted, to: isDeleted) }
  }
}

extension Gather {
  fileprivate mutating func apply(_ change: GatherChange, at instant: Instant) {
    switch change {
    case .started, .recorded: break
    case .daySet(let instant): daySetTo = instant
    case .ended: end(at: instant)
    case .reopened: endedAt = nil
    case .endMoved(let end): moveEnd(to: end)
    case .set(let flag, let isSet): set(flag, to: isSet)
    case .participantAssigned(let participant): assign(participant, at: instant)
    case .participantLeft(let player): leave(player, at: instant)
    case .teamDetailsSet(let side, let details): teams[side] = details
    case .gameStarted(let game, let pairing): start(game, pairing, at: instant)
    case .gameTakenBack(let game): updateGame(game) { $0.isTakenBack = true }
    case .rotationSet(let rotation): self.rotation = rotation
    }
  }
}

extension Squad {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: GatherChange, to id: Gather.ID) -> ChangeRejection? {
    switch change {
    case .started(let participants): return limitBroken(byBeginning: id, with: participants)
    case .recorded(let match): return limitBroken(byBeginning: id, with: match.participants)
    case .participantAssigned(let participant):
      return gather(id)?.limitBroken(byAssigning: participant)
    case .gameStarted(let game, _): return gather(id)?.limitBroken(byStarting: game)
    case .daySet, .ended, .reopened, .endMoved, .set, .participantLeft, .teamDetailsSet,
      .gameTakenBack, .rotationSet:
      return nil
    }
  }

  private func limitBroken(
    byBeginning id: Gather.ID, with participants: [Participant]
  ) -> ChangeRejection? {
    guard !gatherTable.contains(id) else { return nil }
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
}
