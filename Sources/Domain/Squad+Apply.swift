extension Squad {
  /// Applies one accepted change, wholly or not at all.
  ///
  /// Limits are not checked here, because `accept(_:)` checked them when the change was new. The
  /// result depends only on the squad and the arguments, so all copies that apply the same changes
  /// in the same order are equal.
  /// - Parameters:
  ///   - change: The change to apply.
  ///   - instant: When the change was made, by the clock of the device that recorded it.
  ///   - device: The device that recorded it, which may be a scorekeeper's.
  /// - Throws: `ChangeRejection` when the change cannot be applied; the squad is then unchanged.
  @inline(never)  // Inlined, the client would contain three copies of this function.
  public mutating func apply(
    _ change: Change, at instant: Instant, on device: Device.ID? = nil
  ) throws(ChangeRejection) {
    switch change {
    case .playerAdded(let id, let details): try addPlayer(id, details)
    case .playerEdited(let id, let edit): try editPlayer(id, edit)
    case .playerRemoved(let id): try updatePlayer(id) { $0.isRemoved = true }
    case .playerRestored(let id): try updatePlayer(id) { $0.isRemoved = false }
    case .playerArchived(let id): try updatePlayer(id) { $0.isArchived = true }
    case .playerUnarchived(let id): try updatePlayer(id) { $0.isArchived = false }
    case .levelSet(let id, let level): try updatePlayer(id) { $0.ownLevel = level }
    case .ruleAdded(let rule): add(rule)
    case .ruleRemoved(let id): rules.removeAll { $0.id == id }
    case .gatherStarted(let id, let participants):
      try start(id, participants, at: instant, on: device)
    case .gatherDeleted(let id): try setGather(id, isDeleted: true)
    case .gatherRestored(let id): try setGather(id, isDeleted: false)
    case .gatherExcluded(let id): try update(id) { $0.isExcluded = true }
    case .gatherIncluded(let id): try update(id) { $0.isExcluded = false }
    case .participantAssigned(let id, let participant):
      try update(id) { $0.assign(participant, at: instant) }
    case .participantLeft(let id, let player): try update(id) { $0.leave(player, at: instant) }
    case .teamDetailsSet(let id, let side, let details):
      try update(id) { $0.teams[side] = details }
    case .gatherEnded(let id): try update(id) { $0.end(at: instant) }
    case .gatherReopened(let id): try update(id) { $0.endedAt = nil }
    case .gatherEndMoved(let id, let end): try update(id) { $0.moveEnd(to: end) }
    case .gameStarted(let id, let game, let pairing):
      try update(id) { $0.start(game, pairing, at: instant) }
    case .gameTakenBack(let id, let game):
      try update(id, in: game) { $0.updateGame(game) { $0.isTakenBack = true } }
    case .rotationSet(let id, let rotation): try update(id) { $0.rotation = rotation }
    case .goalAdded(let id, let goal, let side, let game):
      try checkPlaying(side, id, in: game)
      try update(id) { gather in
        gather.add(gather.goal(goal, of: side, at: instant, on: device), in: game)
      }
    case .goalCredited(let id, let goal, let credit):
      try update(id) { $0.update(goal) { $0.credit = credit } }
    case .goalMoved(let id, let goal, let instant):
      try update(id) { $0.update(goal) { $0.scoredAt = instant } }
    case .goalTakenBack(let id, let goal):
      try update(id) { $0.updateGame(with: goal) { $0.goals.removeAll { $0.id == goal } } }
    case .goalRecorded(let id, let goal, let recorder):
      try update(id) {
        $0.update(goal) {
          $0.recorder = recorder
          $0.device = nil
        }
      }
    case .goalConfirmed(let id, let goal):
      try update(id) { $0.update(goal) { $0.isConfirmed = true } }
    case .linkMade(let id, let link): try update(id) { $0.sharing.add(link) }
    case .linkTurnedOff(let id, let link): try update(id) { $0.sharing.turnOff(link) }
    case .followerNamesSet(let id, let form):
      try update(id) { $0.sharing.followerNames = form }
    case .scorekeeperNamed(let id, let scorekeeper): try update(id) { $0.add(scorekeeper) }
    case .clockSet(let id, let setting, let game):
      try updateClock(id, game, at: instant) { $0.set(setting, at: instant) }
    case .clockFormatSet(let id, let format, let game):
      try updateClock(id, game, at: instant) { $0.set(format) }
    case .clockMoved(let id, let seconds, let game):
      try updateClock(id, game, at: instant) { $0.move(bySeconds: seconds) }
    case .clockStarted(let id, let game):
      try updateClock(id, game, at: instant) { $0.start(at: instant) }
    case .clockPaused(let id, let game):
      try updateClock(id, game, at: instant) { $0.pause(at: instant) }
    case .periodEnded(let id, let period, let game):
      try updateClock(id, game, at: instant) {
        if $0.periods.count == period { $0.endPeriod(at: instant) }
      }
    case .periodResumed(let id, let period, let game):
      try updateClock(id, game, at: instant) { $0.resumePeriod(period) }
    case .clockCancelled(let id, let game):
      try updateClock(id, game, at: instant) { $0.cancel(at: instant) }
    }
    noteEdit(change, at: instant)
  }

  /// Applies a stamped change at the instant at which it was made.
  /// - Throws: `ChangeRejection` when the change cannot be applied; the squad is then unchanged.
  public mutating func apply(_ stamped: StampedChange) throws(ChangeRejection) {
    try apply(stamped.change, at: stamped.madeAt, on: stamped.device)
  }
}

extension Squad {
  private mutating func addPlayer(
    _ id: Player.ID, _ details: PlayerDetails
  ) throws(ChangeRejection) {
    guard !playerTable.contains(id) else { throw .playerExists(id) }
    playerTable.append(Player(id: id, number: allPlayers.count + 1, details: details))
  }

  private mutating func editPlayer(_ id: Player.ID, _ edit: PlayerEdit) throws(ChangeRejection) {
    guard let position = playerTable.position(of: id) else { throw .playerUnknown(id) }
    guard !allPlayers[position].isRemoved else { throw .playerRemoved(id) }
    playerTable.update(at: position) { $0.details.apply(edit) }
  }

  private mutating func add(_ rule: TeamRule) {
    guard !rules.contains(where: { $0.id == rule.id }) else { return }
    rules.append(rule)
  }

  /// Updates a player, removed or not: two devices may remove and archive one in either order.
  private mutating func updatePlayer(
    _ id: Player.ID, _ body: (inout Player) -> Void
  ) throws(ChangeRejection) {
    guard let position = playerTable.position(of: id) else { throw .playerUnknown(id) }
    playerTable.update(at: position, body)
  }

  private mutating func start(
    _ id: Gather.ID, _ participants: [Participant], at instant: Instant, on device: Device.ID?
  ) throws(ChangeRejection) {
    guard !gatherTable.contains(id) else { throw .gatherExists(id) }
    var seen: Set<RawIdentifier> = []
    for participant in participants where !seen.insert(participant.id.raw).inserted {
      throw .participantRepeated(id, participant.id)
    }
    let appearances = participants.map { Appearance($0, since: instant) }
    let gather = Gather(
      id: id, startedAt: instant, startedOn: device?.ifTold, appearances: appearances)
    gatherTable.append(gather)
  }

  private mutating func setGather(_ id: Gather.ID, isDeleted: Bool) throws(ChangeRejection) {
    guard let position = gatherTable.position(of: id) else { throw .gatherUnknown(id) }
    gatherTable.update(at: position) { $0.isDeleted = isDeleted }
  }

  @inline(never)
  private mutating func update(
    _ id: Gather.ID, _ body: (inout Gather) -> Void
  ) throws(ChangeRejection) {
    guard let position = gatherTable.position(of: id) else { throw .gatherUnknown(id) }
    guard !allGathers[position].isDeleted else { throw .gatherDeleted(id) }
    gatherTable.update(at: position, body)
  }

  /// Changes the clock of a game; nothing when the game is not on any more.
  ///
  /// The device that sends such a change may not yet know that another device ended the gather, or
  /// started the next game. It may also be the only one that knows of the game; then the clock runs
  /// until the next game began, or the gather ended.
  @inline(never)
  private mutating func updateClock(
    _ id: Gather.ID, _ game: Game.ID?, at instant: Instant, _ body: (inout MatchClock) -> Void
  ) throws(ChangeRejection) {
    try update(id, in: game) { gather in
      guard let changed = gather.anyGame(game), !changed.isTakenBack else { return }
      guard let end = gather.end(of: changed) else {
        return gather.updateGame(game) { body(&$0.clock) }
      }
      let isLater = changed.id != nil
      guard isLater || gather.endedAt == nil, instant < end, changed.clock.periods.isEmpty else {
        return
      }
      gather.updateGame(game) {
        body(&$0.clock)
        $0.clock.pause(at: end)
      }
    }
  }

  private mutating func update(
    _ id: Gather.ID, in game: Game.ID?, _ body: (inout Gather) -> Void
  ) throws(ChangeRejection) {
    if let gather = gatherTable[id], gather.anyGame(game) == nil { throw .gameUnknown(id) }
    try update(id, body)
  }

  private func checkPlaying(
    _ side: Side, _ id: Gather.ID, in game: Game.ID?
  ) throws(ChangeRejection) {
    guard let gather = gatherTable[id] else { return }
    guard let game = gather.anyGame(game) else { throw .gameUnknown(id) }
    guard game.pairing.contains(side) else { throw .teamNotPlaying(id, side) }
  }
}
