import Domain
import TestSupport
import Testing

/// Every test that compares squads, and the server's check of its log, rely on this.
@Suite("Squads that are compared")
struct SquadEqualityTests {
  /// Friday's gather with a goal and a running clock.
  private func friday() throws -> Squad {
    var squad = try Squad.friday
    try squad.apply([.goal(.friday, .opener, .added(.teamA)), .clock(.friday, nil, .started)])
    return squad
  }

  private func changes() throws -> [Change] {
    let red = TeamDetails(color: .red)
    return [
      .player(.stranger, .added(try .ann)), .player(.ann, .edited(.skill(.amateur))),
      .player(.ann, .edited(.name(try ShortText("Anna")))), .player(.ann, .set(.removed, true)),
      .gather(.sunday, .started([])), .gather(.friday, .set(.deleted, true)),
      .gather(.friday, .ended),
      .gather(.friday, .participantAssigned(try .ann(.teamB))),
      .gather(.friday, .participantLeft(.ann)),
      .gather(.friday, .teamDetailsSet(.teamA, red)),
      .gather(.friday, .teamDetailsSet(.teamB, red)),
      .goal(.friday, .equaliser, .added(.teamB)), .goal(.friday, .opener, .moved(to: .latest)),
      .goal(.friday, .opener, .credited(.scored(by: .ann, assist: nil))),
      .goal(.friday, .opener, .takenBack), .clock(.friday, nil, .moved(seconds: 60)),
      .clock(.friday, nil, .paused), .clock(.friday, nil, .cancelled),
      .clock(.friday, nil, .periodEnded(1)),
      .clock(.friday, nil, .formatSet(ClockFormat(acceptedPeriods: 2, length: .default))),
      .sharing(.friday, .linkMade(.toFollow)), .sharing(.friday, .linkMade(.toScore)),
      .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
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
