import Domain
import Testing

@Suite("The chance to win")
struct WinChanceTests {
  private func team(_ means: Double..., deviation: Double = 25.0 / 3) -> [Rating] {
    means.map { Rating(mean: $0, deviation: deviation) }
  }

  @Test func `teams as strong have half a chance each, and little is sure of new players`() {
    let chance = WinChance(of: team(25, 25), against: team(20, 30))
    #expect(chance.percent == 50)
    #expect(chance.range.lowerBound < 35 && chance.range.upperBound > 65)
  }

  @Test func `the stronger team is likelier to win, and well-known players make it surer`() {
    let guessed = WinChance(of: team(30, 30), against: team(25, 25))
    let known = WinChance(of: team(30, 30, deviation: 1), against: team(25, 25, deviation: 1))
    #expect(guessed.percent > 50 && known.percent > guessed.percent)
    #expect(known.range.count < guessed.range.count)
    #expect(known.range.contains(known.percent))
  }

  @Test func `one player more is an advantage, and less than a player`() {
    let more = WinChance(of: team(25, 25, 25), against: team(25, 25))
    #expect(more.percent > 50)
    let asManyAsPlayers = WengLin.probability(
      of: Array(repeating: WengLin.Member(.unknown), count: 3),
      against: Array(repeating: WengLin.Member(.unknown), count: 2))
    #expect(Double(more.percent) < asManyAsPlayers * 100)
  }

  @Test func `the range lies around the chance, also of a much larger team`() {
    let chance = WinChance(of: team(25, 25, 25, 25, 25, 25), against: team(25, 25))
    #expect(chance.range.contains(chance.percent))
    #expect(chance.range.upperBound > chance.percent)
  }

  @Test(arguments: [-1e9, 1e9])
  func `a damaged rating gives a chance from 0 to 100`(mean: Double) {
    let chance = WinChance(of: team(mean), against: team(25))
    #expect((0...100).contains(chance.percent))
    #expect(WinChance(of: [], against: team(25)).percent >= 0)
  }
}
