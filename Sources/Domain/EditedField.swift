extension Player {
  /// What users set of a player, each by itself.
  public enum Field: CaseIterable, Hashable, Sendable {
    case name, age, skill, preferredPosition, favouriteTeam
    /// The level that users set in place of the one from results.
    case level
    /// Whether the player is archived.
    case archived
    /// Whether the player is removed.
    case removed
  }
}

extension Gather {
  /// What users set of a gather, each by itself.
  public enum Field: Hashable, Sendable {
    /// Whether the gather is over, and since when.
    case end
    /// Whether the gather is deleted.
    case deleted
    /// Whether levels leave the gather out.
    case excluded
    /// How the next game's teams are found.
    case rotation
    /// How people who follow see names.
    case followerNames
    /// What a team is called and wears.
    case team(Side)
    /// The team that a participant is in, or the bench, or that they left.
    case place(Player.ID)
    /// The number and the length of the periods of a game; without an id, of the first.
    case clockFormat(Game.ID?)
    /// Who scored a goal.
    case credit(Goal.ID)
    /// When a goal was scored.
    case goalTime(Goal.ID)
  }
}

/// A field of a squad of which a change sets the value, so that of two such changes only one is seen.
enum EditedField {
  case player(Player.ID, Player.Field)
  case gather(Gather.ID, Gather.Field)
}

extension Change {
  /// The field that the change sets; `nil` for one that adds something, takes something away or moves a
  /// clock: those are found together, in whatever order they arrive.
  var editedField: EditedField? {
    switch self {
    case .playerEdited(let id, let edit): .player(id, edit.field)
    case .playerRemoved(let id), .playerRestored(let id): .player(id, .removed)
    case .playerArchived(let id), .playerUnarchived(let id): .player(id, .archived)
    case .levelSet(let id, _): .player(id, .level)
    case .gatherEnded(let id), .gatherReopened(let id), .gatherEndMoved(let id, _):
      .gather(id, .end)
    case .gatherDeleted(let id), .gatherRestored(let id): .gather(id, .deleted)
    case .gatherExcluded(let id), .gatherIncluded(let id): .gather(id, .excluded)
    case .rotationSet(let id, _): .gather(id, .rotation)
    case .followerNamesSet(let id, _): .gather(id, .followerNames)
    case .teamDetailsSet(let id, let side, _): .gather(id, .team(side))
    case .participantAssigned(let id, let participant): .gather(id, .place(participant.id))
    case .participantLeft(let id, let player): .gather(id, .place(player))
    case .clockSet(let id, _, let game), .clockFormatSet(let id, _, let game):
      .gather(id, .clockFormat(game))
    case .goalCredited(let id, let goal, _): .gather(id, .credit(goal))
    case .goalMoved(let id, let goal, _): .gather(id, .goalTime(goal))
    case .playerAdded, .ruleAdded, .ruleRemoved, .gatherStarted, .gameStarted, .gameTakenBack,
      .clockMoved, .clockStarted, .clockPaused, .clockCancelled, .periodEnded, .periodResumed,
      .goalAdded, .goalTakenBack, .goalRecorded, .goalConfirmed, .linkMade, .linkTurnedOff,
      .scorekeeperNamed:
      nil
    }
  }
}

extension PlayerEdit {
  fileprivate var field: Player.Field {
    switch self {
    case .name: .name
    case .age: .age
    case .skill: .skill
    case .preferredPosition: .preferredPosition
    case .favouriteTeam: .favouriteTeam
    }
  }
}
