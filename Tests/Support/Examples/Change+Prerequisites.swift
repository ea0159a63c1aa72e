public import Domain

extension Squad {
  /// `Squad.friday` after the prerequisites of an example, one minute after the other.
  public static func ready(for example: Change) throws -> Squad {
    var squad = try Squad.friday
    for (index, change) in try example.prerequisites.enumerated() {
      try squad.apply(change, at: .kickOff(plusMinutes: Int64(index) + 1), on: .fixed(1))
    }
    return squad
  }

  /// Applies an example five minutes after kick-off.
  public mutating func apply(example: Change) throws {
    try apply(example, at: .kickOff(plusMinutes: 5), on: .fixed(1))
  }
}

extension Change {
  /// The changes to `Squad.friday` without which an example has no effect.
  fileprivate var prerequisites: [Change] {
    get throws {
      switch self {
      case .playerAdded, .playerEdited, .playerRemoved, .playerArchived, .ruleAdded, .gatherStarted,
        .participantAssigned, .participantLeft, .gatherEnded, .gatherDeleted, .gatherExcluded,
        .gameStarted, .linkMade, .scorekeeperNamed:
        []
      case .playerRestored(let id): [.playerRemoved(id)]
      case .playerUnarchived(let id): [.playerArchived(id)]
      case .levelSet(let id, let level): level == nil ? [.levelSet(id, .average)] : []
      case .ruleRemoved: [.ruleAdded(try .annAndBen(.apart))]
      case .gatherReopened(let id), .gatherEndMoved(let id, _): [.gatherEnded(id)]
      case .gatherRestored(let id): [.gatherDeleted(id)]
      case .gatherIncluded(let id): [.gatherExcluded(id)]
      case .teamDetailsSet(let id, let side, _):
        [.teamDetailsSet(id, side, TeamDetails(color: .red))]
      case .gameTakenBack(let id, let game): [.gameStarted(id, game, .laterTeams)]
      case .rotationSet(let id, _): [.rotationSet(id, .winnerStays(atMost: 4))]
      case .followerNamesSet(let id, let form):
        form == .full ? [.followerNamesSet(id, .firstNameAndInitial)] : []
      case .linkTurnedOff(let id, _): [.linkMade(id, .toFollow)]
      case .clockSet(let id, _, let game), .clockFormatSet(let id, _, let game),
        .clockStarted(let id, let game), .goalAdded(let id, _, _, let game):
        id.start(of: game)
      case .clockMoved(let id, _, let game), .clockPaused(let id, let game),
        .clockCancelled(let id, let game), .periodEnded(let id, _, let game):
        id.start(of: game) + [.clockStarted(id, in: game)]
      case .periodResumed(let id, let number, let game):
        id.start(of: game) + [.clockStarted(id, in: game), .periodEnded(id, number, in: game)]
      case .goalCredited(let id, let goal, _):
        [.goalAdded(id, goal, .teamA), .goalCredited(id, goal, .scored(by: .ben, assist: nil))]
      case .goalMoved(let id, let goal, _), .goalTakenBack(let id, let goal),
        .goalConfirmed(let id, let goal):
        [.goalAdded(id, goal, .teamA)]
      case .goalRecorded(let id, let goal, _):
        [.scorekeeperNamed(id, try .min), .goalAdded(id, goal, .teamA)]
      }
    }
  }
}

extension Gather.ID {
  /// The change that starts a game; the first one begins with its gather.
  fileprivate func start(of game: Game.ID?) -> [Change] {
    game.map { [.gameStarted(self, $0, .laterTeams)] } ?? []
  }
}
