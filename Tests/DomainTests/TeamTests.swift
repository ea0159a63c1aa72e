import Domain
import Testing

struct TeamTests {
  @Test func `teams are called Bench, Team A and Team B`() {
    #expect(Team.allCases.map(\.rawValue) == ["Bench", "Team A", "Team B"])
    #expect(Side.allCases.map(\.rawValue) == ["Team A", "Team B"])
  }

  @Test func `the bench plays for no side`() {
    #expect(Team.allCases.map(\.side) == [nil, .teamA, .teamB])
  }
}
