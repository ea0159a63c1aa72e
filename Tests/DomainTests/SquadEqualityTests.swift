import Domain
import TestSupport
import Testing

/// Every test that compares squads, and the server's check of its log, rely on this.
@Suite("Squads that are compared")
struct SquadEqualityTests {
  /// Friday's gather with a goal and a running clock.
  private func friday() throws -> Squad {
    var squad = try Squad.friday
    try squad.apply([.goalAdded(.friday, .opener, .teamA), .clockStarted(.friday)])
    return squad
  }

  private func changes() throws -> [Change] {
    let red = TeamDetails(color: .red)
    return [
      .playerAdded(.stranger, try .ann), .playerEdited(.ann, .skill(.amateur)),
      .playerEdited(.ann, .name(try ShortText("Anna"))), .playerRemoved(.ann),
      .gatherStarted(.sunday, []), .gatherDeleted(.friday), .gatherEnded(.friday),
      .participantAssigned(.friday, try .ann(.teamB)), .participantLeft(.friday, .ann),
      .teamDetailsSet(.friday, .teamA, red), .teamDetailsSet(.friday, .teamB, red),
      .goalAdded(.friday, .equaliser, .teamB), .goalMoved(.friday, .opener, to: .latest),
      .goalCredited(.friday, .opener, .scored(by: .ann, assist: nil)),
      .goalTakenBack(.friday, .opener), .clockMoved(.friday, seconds: 60),
      .clockPaused(.friday), .clockCancelled(.friday), .periodEnded(.friday, 1),
      .clockFormatSet(.friday, ClockFormat(acceptedPeriods: 2, length: .default)),
      .linkMade(.friday, .toFollow), .linkMade(.friday, .toScore),
      .followerNamesSet(.friday, .firstNameAndInitial),
    ]
  }

  @Test func `two squads with different contents are not equal`() throws {
    // Given
    let before = try friday()
    var squads = [before]
    for change in try changes() {
      // When
      var squad = before
      try squad.apply(change, at: .kickOff(plusMinutes: 5))
      // Then
      #expect(!squads.contains(squad), "\(change)")
      squads.append(squad)
    }
  }

  @Test func `two squads after the same changes are equal`() throws {
    #expect(try friday() == friday())
  }
}
