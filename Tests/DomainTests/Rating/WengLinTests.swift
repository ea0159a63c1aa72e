import Domain
import Testing

/// Compares with the values of OpenSkill and of independent code.
@Suite("Ratings after Weng and Lin")
struct WengLinTests {
  private func team(_ count: Int, weight: Double = 1) -> [WengLin.Member] {
    Array(repeating: WengLin.Member(.unknown, weight: weight), count: count)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-12 }

  @Test func `one against one is as OpenSkill has it`() {
    var (winner, loser) = (team(1), team(1))
    WengLin.update(&winner, &loser, points: 1)
    #expect(isNear(winner[0].rating.mean, 27.63523138347365))
    #expect(isNear(loser[0].rating.mean, 22.36476861652635))
    #expect(isNear(winner[0].rating.deviation, 8.065506316323548))
    #expect(isNear(loser[0].rating.deviation, 8.065506316323548))
  }

  @Test func `five against five, won and drawn`() {
    var (winner, loser) = (team(5), team(5))
    WengLin.update(&winner, &loser, points: 1)
    #expect(isNear(winner[3].rating.mean, 26.2858612496841))
    #expect(isNear(loser[3].rating.mean, 23.7141387503159))
    #expect(isNear(winner[3].rating.deviation, 8.26459091729215))
    var (one, other) = (team(5), team(5))
    WengLin.update(&one, &other, points: 0.5)
    #expect(isNear(one[0].rating.mean, 25))
    #expect(isNear(other[0].rating.deviation, 8.26459091729215))
  }

  /// In OpenSkill a match of many teams is one of each pair, all from the ratings before.
  @Test func `teams of three, one and two are as OpenSkill has them`() {
    let sizes = [3, 1, 2]
    let expected: [(mean: Double, deviation: Double)] = [
      (25.992743915179297, 8.19709997489984), (28.48909130001799, 8.220848339985736),
      (20.518164784802714, 8.127515465304823),
    ]
    for place in sizes.indices {
      var mean = Rating.unknown.mean
      var lost = 0.0
      for other in sizes.indices where other != place {
        var (own, others) = (team(sizes[place]), team(sizes[other]))
        WengLin.update(&own, &others, points: place < other ? 1 : 0)
        mean += own[0].rating.mean - Rating.unknown.mean
        let left = own[0].rating.deviation / Rating.unknown.deviation
        lost += 1 - left * left
      }
      let deviation = Rating.unknown.deviation * (1 - lost).squareRoot()
      #expect(isNear(mean, expected[place].mean))
      #expect(isNear(deviation, expected[place].deviation))
    }
  }

  @Test func `a team of as many has half a chance, and one fewer without advantage 0.29`() {
    #expect(WengLin.probability(of: team(5), against: team(5)) == 0.5)
    let fewer = WengLin.probability(of: team(5), against: team(6))
    #expect(abs(fewer - 0.29) < 0.005)
  }

  @Test func `who played half of a match gains half of it and stays less sure`() {
    var teamA = team(4) + team(1, weight: 0.5)
    var teamB = team(5)
    WengLin.update(&teamA, &teamB, points: 1)
    let whole = teamA[0].rating
    let half = teamA[4].rating
    #expect(isNear(half.mean - 25, (whole.mean - 25) / 2))
    #expect(half.deviation > whole.deviation)
    #expect(half.deviation < Rating.unknown.deviation)
  }

  @Test func `a clear win moves the means further, and the deviations as far`() {
    var (winner, loser) = (team(5), team(5))
    WengLin.update(&winner, &loser, points: 1, factor: 2)
    #expect(isNear(winner[0].rating.mean - 25, 2 * 1.2858612496841))
    #expect(isNear(loser[0].rating.deviation, 8.26459091729215))
  }

  @Test func `a result against all odds leaves every number finite`() {
    var teamA = [WengLin.Member(Rating(mean: -1e6, deviation: 1e-3))]
    var teamB = [WengLin.Member(Rating(mean: 1e6, deviation: 1e-3))]
    WengLin.update(&teamA, &teamB, points: 1, factor: 2)
    for rating in [teamA[0].rating, teamB[0].rating] {
      #expect(rating.mean.isFinite && rating.deviation.isFinite && rating.deviation > 0)
    }
  }
}
