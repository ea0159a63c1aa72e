import Domain
import Splitting
import TestSupport
import Testing

@Suite("Fair teams: rules that contradict each other")
struct SplitRelaxedTests {
  private func request(
    _ players: Int, teams: Int = 2, together: [[Int]] = [], apart: [[Int]] = []
  ) -> SplitRequest {
    SplitRequest(
      players: (0..<players).map { SplitPlayer(level: Level(tenths: 20 + $0) ?? .average) },
      teamCount: teams,
      together: together, apart: apart)
  }

  /// The request that is left when each contradiction was met, and how many there were.
  private func relaxed(_ request: SplitRequest) throws -> (request: SplitRequest, count: Int) {
    var (request, count) = (request, 0)
    while true {
      do throws(SplitError) {
        _ = try SplitSearch(request)
        return (request, count)
      } catch {
        count += 1
        request = try #require(request.relaxed(after: error))
      }
    }
  }

  @Test func `of three pairs apart in two teams the latest is left out`() throws {
    let left = try relaxed(request(6, apart: [[0, 1], [1, 2], [0, 2]]))
    #expect(left.request.apart == [[0, 1], [1, 2]] && left.count == 1)
  }

  @Test func `of players who are together and apart, apart is left out`() throws {
    let left = try relaxed(request(6, together: [[0, 1], [1, 2]], apart: [[3, 4], [0, 2]]))
    #expect(left.request.apart == [[3, 4]] && left.request.together == [[0, 1], [1, 2]])
  }

  @Test func `more players apart than teams are spread over the teams`() throws {
    let left = try relaxed(request(9, teams: 2, apart: [[0, 1, 2, 3, 4]]))
    #expect(left.request.apart == [[0, 1], [2, 3]])
    let teams = try Split.best(left.request).teams
    #expect(teams.allSatisfy { team in (2...3).contains(team.count { $0 < 5 }) })
  }

  @Test func `who is fixed to a team stays there, and the rule is left out`() throws {
    var fixed = request(6, together: [[0, 1]])
    fixed.players[0] = SplitPlayer(level: .average, team: 0)
    fixed.players[1] = SplitPlayer(level: .average, team: 1)
    let left = try relaxed(fixed)
    #expect(left.request.together == [])
    let teams = try Split.best(left.request).teams
    #expect(teams[0].contains(0) && teams[1].contains(1))
  }

  @Test func `all in one team leaves the other its players`() throws {
    let left = try relaxed(request(4, together: [[0, 1, 2, 3]]))
    #expect(left.request.together == [] && left.count == 1)
  }

  @Test func `any rules end in teams, and those that are kept are among them`() throws {
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<40 {
      func rules(_ count: Int) -> [[Int]] {
        (0..<count).map { _ in
          var rule: [Int] = []
          while rule.count < 3 {
            let player = Int.random(in: 0..<10, using: &numbers)
            if !rule.contains(player) { rule.append(player) }
          }
          return rule
        }
      }
      let asked = request(
        10, teams: Int.random(in: 2...3, using: &numbers), together: rules(3), apart: rules(5))
      let left = try relaxed(asked).request
      #expect(left.together.allSatisfy { asked.together.contains($0) })
      let teams = try Split.best(left).teams
      #expect(teams.flatMap { $0 }.sorted() == Array(0..<10))
    }
  }
}
