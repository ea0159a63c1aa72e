import Domain
import Testing

struct TeamTests {
  @Test func `teams are called Bench and Team A to Team D`() {
    #expect(Team.allCases.map(\.rawValue) == ["Bench", "Team A", "Team B", "Team C", "Team D"])
    #expect(Side.allCases.map(\.rawValue) == ["Team A", "Team B", "Team C", "Team D"])
  }

  @Test func `the bench plays for no side`() {
    #expect(Team.allCases.map(\.side) == [nil, .teamA, .teamB, .teamC, .teamD])
  }
}
