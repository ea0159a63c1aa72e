extension Squad {
  /// Applies one change that was accepted, wholly or not at all.
  ///
  /// No limit is checked: whoever accepted it did, by the limits of that day. The result depends on the squad and the arguments alone, so that every copy that applies the
  /// same changes in the same order is the same.
  /// - Parameters:
  ///   - change: What was done.
  ///   - instant: When, by the clock of the phone on which it was done.
  /// - Throws: `ChangeRejection` when it cannot be applied; the squad is then as it was.
  @inline(never)  // Three copies of all changes in the client are two too many.
  public mutating func apply(_ change: Change, at instant: Instant) throws(ChangeRejection) {
    switch change {
    case .playerAdded(let id, let details): try addPlayer(id, details)
    case .playerEdited(let id, let edit): try editPlayer(id, edit)
    case .playerRemoved(let id): try setPlayer(id, isRemoved: true)
    case .playerRestored(let id): try setPlayer(id, isRemoved: false)
    case .gatherStarted(let id, let participants): try start(id, participants, at: instant)
    case .gatherDeleted(let id): try setGather(id, isDeleted: true)
    case .gatherRestored(let id): try setGather(id, isDeleted: false)
    case .participantAssigned(let id, let participant):
      try update(id) { gather throws(ChangeRejection) in gather.assign(participant) }
    case .gatherEnded(let id):
      try update(id) { gather throws(ChangeRejection) in gather.end(at: instant) }
    case .goalAdded(let id, let goal, let side):
      let goal = Goal(id: goal, side: side, scoredAt: instant)
      try update(id) { gather throws(ChangeRejection) in gather.add(goal) }
    case .goalTakenBack(let id, let goal):
      try update(id) { gather throws(ChangeRejection) in gather.goals.removeAll { $0.id == goal } }
    case .clockSet(let id, let setting): try updateClock(id) { $0.set(setting) }
    case .clockStarted(let id): try updateClock(id) { $0.start(at: instant) }
    case .clockPaused(let id): try updateClock(id) { $0.pause(at: instant) }
    case .clockCancelled(let id): try updateClock(id) { $0.cancel() }
    }
  }

  /// Applies a stamped change at the instant at which it was made.
  /// - Throws: `ChangeRejection` when it cannot be applied; the squad is then as it was.
  public mutating func apply(_ stamped: StampedChange) throws(ChangeRejection) {
    try apply(stamped.change, at: stamped.madeAt)
  }
}

extension Squad {
  private mutating func addPlayer(
    _ id: Player.ID, _ details: PlayerDetails
  ) throws(ChangeRejection) {
    guard playerTable[id] == nil else { throw .playerExists(id) }
    playerTable.append(Player(id: id, number: allPlayers.count + 1, details: details))
  }

  private mutating func editPlayer(_ id: Player.ID, _ edit: PlayerEdit) throws(ChangeRejection) {
    guard let position = playerTable.position(of: id) else { throw .playerUnknown(id) }
    guard !allPlayers[position].isRemoved else { throw .playerRemoved(id) }
    playerTable.update(at: position) { $0.details.apply(edit) }
  }

  private mutating func setPlayer(_ id: Player.ID, isRemoved: Bool) throws(ChangeRejection) {
    guard let position = playerTable.position(of: id) else { throw .playerUnknown(id) }
    playerTable.update(at: position) { $0.isRemoved = isRemoved }
  }

  private mutating func start(
    _ id: Gather.ID, _ participants: [Participant], at instant: Instant
  ) throws(ChangeRejection) {
    guard gatherTable[id] == nil else { throw .gatherExists(id) }
    var seen: Set<RawIdentifier> = []
    for participant in participants where !seen.insert(participant.id.raw).inserted {
      throw .participantRepeated(id, participant.id)
    }
    gatherTable.append(Gather(id: id, startedAt: instant, participants: participants))
  }

  private mutating func setGather(_ id: Gather.ID, isDeleted: Bool) throws(ChangeRejection) {
    guard let position = gatherTable.position(of: id) else { throw .gatherUnknown(id) }
    gatherTable.update(at: position) { $0.isDeleted = isDeleted }
  }

  private mutating func update(
    _ id: Gather.ID, _ body: (inout Gather) throws(ChangeRejection) -> Void
  ) throws(ChangeRejection) {
    guard let position = gatherTable.position(of: id) else { throw .gatherUnknown(id) }
    guard !allGathers[position].isDeleted else { throw .gatherDeleted(id) }
    try gatherTable.update(at: position, body)
  }

  /// Nobody's tap on the clock of a gather that another phone ended is worth a complaint.
  private mutating func updateClock(
    _ id: Gather.ID, _ body: (inout MatchClock) -> Void
  ) throws(ChangeRejection) {
    try update(id) { gather throws(ChangeRejection) in
      guard gather.endedAt == nil else { return }
      body(&gather.clock)
    }
  }
}

extension Gather {
  fileprivate mutating func assign(_ participant: Participant) {
    if let position = participants.firstIndex(where: { $0.id == participant.id }) {
      participants[position].team = participant.team
      return
    }
    participants.append(participant)
  }

  /// The first end counts; a goal that another phone recorded with no signal may still follow.
  fileprivate mutating func end(at instant: Instant) {
    guard endedAt == nil else { return }
    // NB: The phone that ends it may be behind the one that started it.
    let end = max(startedAt, instant)
    endedAt = end
    clock.pause(at: end)
  }

  fileprivate mutating func add(_ goal: Goal) {
    guard !goals.contains(where: { $0.id == goal.id }) else { return }
    goals.append(goal)
  }
}
