// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension GatherChange {
  enum Kind: String, ChangeKind {
    case gatherStarted, matchRecorded, gatherDaySet, gatherEnded, gatherReopened, gatherEndMoved,
      gatherDeleted, gatherRestored, gatherExcluded, gatherIncluded, tablesExcluded, tablesIncluded,
      participantAssigned, participantLeft, teamDetailsSet, gameStarted, gameTakenBack, rotationSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .gatherStarted: self = .started(try fields.participants("participants"))
    case .matchRecorded: self = .recorded(try MatchRecord(fields))
    case .gatherDaySet: self = .daySet(to: try fields.instant("day"))
    case .gatherEnded: self = .ended
    case .gatherReopened: self = .reopened
    case .gatherEndMoved: self = .endMoved(to: try fields.instant("endedAt"))
    case .gatherDeleted: self = .set(.deleted, true)
    case .gatherRestored: self = .set(.deleted, false)
    case .gatherExcluded: self = .set(.excluded, true)
    case .gatherIncluded: self = .set(.excluded, false)
    case .tablesExcluded: self = .set(.leftOutOfTables, true)
    case .tablesIncluded: self = .set(.leftOutOfTables, false)
    case .participantAssigned: self = .participantAssigned(try Participant(fields))
    case .participantLeft: self = .participantLeft(try fields.id("player"))
    case .teamDetailsSet: self = .teamDetailsSet(try fields.choice("team"), try TeamDetails(fields))
    case .gameStarted: self = .gameStarted(try fields.id("game"), try Pairing(fields))
    case .gameTakenBack: self = .gameTakenBack(try fields.id("game"))
    case .rotationSet: self = .rotationSet(try Rotation(fields))
    }
  }

  var kind: Kind {
    switch self {
    case .started: .gatherStarted
    case .recorded: .matchRecorded
    case .daySet: .gatherDaySet
    case .ended: .gatherEnded
    case .reopened: .gatherReopened
    case .endMoved: .gatherEndMoved
    case .set(.deleted, true): .gatherDeleted
    case .set(.deleted, false): .gatherRestored
    case .set(.excluded, true): .gatherExcluded
    case .set(.excluded, false): .gatherIncluded
    case .set(.leftOutOfTables, true): .tablesExcluded
    case .set(.leftOutOfTables, false): .tablesIncluded
    case .participantAssigned: .participantAssigned
    case .participantLeft: .participantLeft
    case .teamDetailsSet: .teamDetailsSet
    case .gameStarted: .gameStarted
    case .gameTakenBack: .gameTakenBack
    case .rotationSet: .rotationSet
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: GatherChange, of gather: Gather.ID) {
    string("kind", change.kind.rawValue)
    id("gather", gather)
    values(of: change)
  }

  mutating func values(of change: GatherChange) {
    switch change {
    case .started(let participants): self.participants("participants", participants)
    case .recorded(let matchRecord): members(matchRecord)
    case .daySet(let day): integer("day", day.milliseconds)
    case .ended, .reopened, .set: break
    case .endMoved(let endedAt): integer("endedAt", endedAt.milliseconds)
    case .participantAssigned(let participant): members(participant)
    case .participantLeft(let player): id("player", player)
    case .teamDetailsSet(let team, let teamDetails):
      string("team", team.rawValue)
      members(teamDetails)
    case .gameStarted(let game, let pairing):
      id("game", game)
      members(pairing)
    case .gameTakenBack(let game): id("game", game)
    case .rotationSet(let rotation): members(rotation)
    }
  }
}
