public import Domain

extension JSONWriter {
  /// Writes a change with its id, device and time.
  public mutating func change(_ stamped: StampedChange) {
    object { $0.members(stamped) }
  }

  @inline(never)
  mutating func members(_ stamped: StampedChange) {
    id("id", stamped.id)
    id("device", stamped.device)
    integer("madeAt", stamped.madeAt.milliseconds)
    members(stamped.change)
  }

  private mutating func members(_ change: Change) {
    switch change {
    case .playerAdded(let player, let details):
      members(.playerAdded, player)
      members(details)
    case .playerEdited(let player, let edit):
      members(.playerEdited, player)
      members(edit)
    case .playerRemoved(let player): members(.playerRemoved, player)
    case .playerRestored(let player): members(.playerRestored, player)
    case .playerArchived(let player): members(.playerArchived, player)
    case .playerUnarchived(let player): members(.playerUnarchived, player)
    case .levelSet(let player, let level):
      members(.levelSet, player)
      self.level("level", level)
    case .ruleAdded(let rule):
      string("kind", ChangeKind.ruleAdded.rawValue)
      members(rule, id: "rule")
    case .ruleRemoved(let rule):
      string("kind", ChangeKind.ruleRemoved.rawValue)
      id("rule", rule)
    case .gatherStarted(let gather, let participants):
      members(.gatherStarted, gather)
      self.participants(participants)
    case .participantAssigned(let gather, let participant):
      members(.participantAssigned, gather)
      members(participant)
    case .participantLeft(let gather, let player):
      members(.participantLeft, gather)
      id("player", player)
    case .teamDetailsSet(let gather, let side, let details):
      members(.teamDetailsSet, gather)
      string("team", side.rawValue)
      members(details)
    case .gatherEnded(let gather): members(.gatherEnded, gather)
    case .gatherReopened(let gather): members(.gatherReopened, gather)
    case .gatherEndMoved(let gather, let end):
      members(.gatherEndMoved, gather)
      integer("endedAt", end.milliseconds)
    case .gatherDeleted(let gather): members(.gatherDeleted, gather)
    case .gatherRestored(let gather): members(.gatherRestored, gather)
    case .gatherExcluded(let gather): members(.gatherExcluded, gather)
    case .gatherIncluded(let gather): members(.gatherIncluded, gather)
    case .gameStarted(let gather, let game, let pairing):
      members(.gameStarted, gather, game)
      members(pairing)
    case .gameTakenBack(let gather, let game): members(.gameTakenBack, gather, game)
    case .rotationSet(let gather, let rotation):
      members(.rotationSet, gather)
      members(rotation)
    case .clockSet(let gather, let setting, let game):
      members(.clockSet, gather, game)
      integer("seconds", setting.totalSeconds)
    case .clockFormatSet(let gather, let format, let game):
      members(.clockFormatSet, gather, game)
      members(format)
    case .clockMoved(let gather, let seconds, let game):
      members(.clockMoved, gather, game)
      integer("seconds", seconds)
    case .periodEnded(let gather, let period, let game):
      members(.periodEnded, gather, game)
      integer("period", period)
    case .periodResumed(let gather, let period, let game):
      members(.periodResumed, gather, game)
      integer("period", period)
    case .clockStarted(let gather, let game): members(.clockStarted, gather, game)
    case .clockPaused(let gather, let game): members(.clockPaused, gather, game)
    case .clockCancelled(let gather, let game): members(.clockCancelled, gather, game)
    case .goalAdded(let gather, let goal, let side, let game):
      members(.goalAdded, gather, game)
      id("goal", goal)
      string("team", side.rawValue)
    case .goalCredited(let gather, let goal, let credit):
      members(.goalCredited, gather)
      id("goal", goal)
      members(credit)
    case .goalMoved(let gather, let goal, let instant):
      members(.goalMoved, gather)
      id("goal", goal)
      integer("scoredAt", instant.milliseconds)
    case .goalTakenBack(let gather, let goal):
      members(.goalTakenBack, gather)
      id("goal", goal)
    case .goalRecorded(let gather, let goal, let scorekeeper):
      members(.goalRecorded, gather)
      id("goal", goal)
      id("scorekeeper", scorekeeper)
    case .goalConfirmed(let gather, let goal):
      members(.goalConfirmed, gather)
      id("goal", goal)
    case .linkMade(let gather, let link):
      members(.linkMade, gather)
      members(link, id: "link")
    case .linkTurnedOff(let gather, let link):
      members(.linkTurnedOff, gather)
      id("link", link)
    case .followerNamesSet(let gather, let form):
      members(.followerNamesSet, gather)
      string("form", form.rawValue)
    case .scorekeeperNamed(let gather, let scorekeeper):
      members(.scorekeeperNamed, gather)
      members(scorekeeper, id: "scorekeeper")
    }
  }

  @inline(never)
  private mutating func members(_ kind: ChangeKind, _ player: Player.ID) {
    string("kind", kind.rawValue)
    id("player", player)
  }

  @inline(never)
  private mutating func members(
    _ kind: ChangeKind, _ gather: Gather.ID, _ game: Game.ID? = nil
  ) {
    string("kind", kind.rawValue)
    id("gather", gather)
    id("game", ifPresent: game)
  }

  private mutating func members(_ edit: PlayerEdit) {
    switch edit {
    case .name(let name):
      string("field", PlayerField.name.rawValue)
      string("value", name.text)
    case .age(let age):
      string("field", PlayerField.age.rawValue)
      if let age { integer("value", age.years) }
    case .skill(let skill):
      string("field", PlayerField.skill.rawValue)
      string("value", ifPresent: skill?.rawValue)
    case .preferredPosition(let position):
      string("field", PlayerField.preferredPosition.rawValue)
      string("value", ifPresent: position?.rawValue)
    case .favouriteTeam(let team):
      string("field", PlayerField.favouriteTeam.rawValue)
      string("value", ifPresent: team?.text)
    }
  }
}
