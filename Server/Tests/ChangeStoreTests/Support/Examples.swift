import Domain
import ServerTestSupport
import TestSupport

extension Change {
  /// One change of each kind; each field has a value in one of them.
  static var examples: [Change] {
    get throws {
      let name = try ShortText("Zoë \"Z\" \\ 김 ⚽️")
      let full = PlayerDetails(
        name: name, age: try Age(31), skill: .amateur, preferredPosition: .winger,
        favouriteTeam: try ShortText("FC Example"))
      let participant = Participant(id: .fixed(1), name: name, team: .bench)
      return [
        .playerAdded(.fixed(1), PlayerDetails(name: name)), .playerAdded(.fixed(2), full),
        .playerEdited(.fixed(1), .name(name)), .playerEdited(.fixed(1), .age(try Age(90))),
        .playerEdited(.fixed(1), .skill(.beginner)),
        .playerEdited(.fixed(1), .preferredPosition(nil)),
        .playerEdited(.fixed(1), .favouriteTeam(name)),
        .playerRemoved(.fixed(1)), .playerRestored(.fixed(1)), .playerArchived(.fixed(1)),
        .playerUnarchived(.fixed(1)), .levelSet(.fixed(1), .average),
        .ruleAdded(try .annAndBen(.apart)), .ruleRemoved(.fixed(1)),
        .gatherStarted(.fixed(1), [participant]), .participantAssigned(.fixed(1), participant),
        .gatherEnded(.fixed(1)), .gatherDeleted(.fixed(1)), .gatherRestored(.fixed(1)),
        .gatherExcluded(.fixed(1)), .gatherIncluded(.fixed(1)),
        .clockSet(.fixed(1), .default), .clockStarted(.fixed(1)), .clockPaused(.fixed(1)),
        .clockCancelled(.fixed(1)), .goalAdded(.fixed(1), .fixed(2), .teamB),
        .goalTakenBack(.fixed(1), .fixed(2)),
      ]
    }
  }
}

extension ChangeRejection {
  /// One rejection of each kind.
  static let examples: [ChangeRejection] = [
    .playerExists(.fixed(1)), .playerUnknown(.fixed(2)), .playerRemoved(.fixed(3)),
    .tooManyPlayers, .tooManyRules, .gatherExists(.fixed(1)), .gatherUnknown(.fixed(2)),
    .gatherDeleted(.fixed(3)), .tooManyGathers, .participantRepeated(.fixed(1), .fixed(2)),
    .tooManyParticipants(.fixed(1)), .tooManyLinks(.fixed(1)),
    .scoreLimitReached(.fixed(1), .teamA),
  ]
}
