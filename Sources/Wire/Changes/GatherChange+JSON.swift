import Domain

extension GatherChange {
  enum Kind: String, ChangeKind {
    case started = "gatherStarted"
    case recorded = "matchRecorded"
    case dayMoved = "gatherDaySet"
    case ended = "gatherEnded"
    case reopened = "gatherReopened"
    case endMoved = "gatherEndMoved"
    case deleted = "gatherDeleted"
    case restored = "gatherRestored"
    case excluded = "gatherExcluded"
    case included = "gatherIncluded"
    case leftOutOfTables = "tablesExcluded"
    case takenIntoTables = "tablesIncluded"
    case participantAssigned, participantLeft, teamDetailsSet
    case gameStarted, gameTakenBack, rotationSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .started: self = .started(try fields.participants())
    case .recorded: self = .recorded(try MatchRecord(fields))
    case .dayMoved: self = .dayMoved(to: try fields.instant("day"))
    case .ended: self = .ended
    case .reopened: self = .reopened
    case .endMoved: self = .endMoved(to: try fields.instant("endedAt"))
    case .deleted: self = .deleted
    case .restored: self = .restored
    case .excluded: self = .excluded
    case .included: self = .included
    case .leftOutOfTables: self = .leftOutOfTables
    case .takenIntoTables: self = .takenIntoTables
    case .participantAssigned: self = .participantAssigned(try Participant(fields))
    case .participantLeft: self = .participantLeft(try fields.id("player"))
    case .teamDetailsSet:
      self = .teamDetailsSet(try fields.choice("team"), try TeamDetails(fields))
    case .gameStarted: self = .gameStarted(try fields.id("game"), try Pairing(fields))
    case .gameTakenBack: self = .gameTakenBack(try fields.id("game"))
    case .rotationSet: self = .rotationSet(try Rotation(fields))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: GatherChange, of gather: Gather.ID) {
    switch change {
    case .started(let participants):
      members(.started, gather)
      self.participants(participants)
    case .recorded(let match):
      members(.recorded, gather)
      members(match)
    case .dayMoved(let day):
      members(.dayMoved, gather)
      integer("day", day.milliseconds)
    case .ended: members(.ended, gather)
    case .reopened: members(.reopened, gather)
    case .endMoved(let end):
      members(.endMoved, gather)
      integer("endedAt", end.milliseconds)
    case .deleted: members(.deleted, gather)
    case .restored: members(.restored, gather)
    case .excluded: members(.excluded, gather)
    case .included: members(.included, gather)
    case .leftOutOfTables: members(.leftOutOfTables, gather)
    case .takenIntoTables: members(.takenIntoTables, gather)
    case .participantAssigned(let participant):
      members(.participantAssigned, gather)
      members(participant)
    case .participantLeft(let player):
      members(.participantLeft, gather)
      id("player", player)
    case .teamDetailsSet(let side, let details):
      members(.teamDetailsSet, gather)
      string("team", side.rawValue)
      members(details)
    case .gameStarted(let game, let pairing):
      members(.gameStarted, gather)
      id("game", game)
      members(pairing)
    case .gameTakenBack(let game):
      members(.gameTakenBack, gather)
      id("game", game)
    case .rotationSet(let rotation):
      members(.rotationSet, gather)
      members(rotation)
    }
  }

  private mutating func members(_ kind: GatherChange.Kind, _ gather: Gather.ID) {
    string("kind", kind.rawValue)
    id("gather", gather)
  }
}
