import Domain
import TestSupport
import Testing

@Suite("Levels of players")
struct LevelTests {
  @Test(arguments: [(10, "1.0"), (54, "5.4"), (100, "10.0")])
  func `a level has one decimal`(tenths: Int, text: String) {
    #expect(Level(tenths: tenths)?.text == text)
  }

  @Test(arguments: [9, 101, 0, -5, .max, .min])
  func `there are no levels outside 1 to 10`(tenths: Int) {
    #expect(Level(tenths: tenths) == nil)
    #expect(Level.range.contains(Level(clamping: tenths).tenths))
  }

  @Test func `differences have a sign`() {
    #expect(Level.text(tenths: -3) == "-0.3")
    #expect(Level.text(tenths: 271) == "27.1")
  }

  @Test(arguments: [
    (25.0, 55), (0.0, 10), (50.0, 100), (-400.0, 10), (1e9, 100), (26.0, 57), (24.0, 53),
  ])
  func `a rating's mean is a level`(mean: Double, tenths: Int) {
    #expect(Rating(mean: mean, deviation: 1).level.tenths == tenths)
  }

  @Test func `a deviation is in tenths of a level`() {
    #expect(Rating.unknown.deviationTenths == 15)
  }

  @Test(arguments: [
    (Skill.beginner as Skill?, 35, 8), (.amateur, 55, 8), (.professional, 75, 8), (nil, 55, 15),
  ])
  func `the rating begins with the skill`(skill: Skill?, tenths: Int, deviation: Int) throws {
    let details = PlayerDetails(name: try ShortText("Ann"), skill: skill)
    let rating = Rating(before: Player(id: .ann, number: 1, details: details))
    #expect(rating.level.tenths == tenths)
    #expect(rating.deviationTenths == deviation)
  }

  @Test func `a level that a user set is believed more than a skill`() throws {
    let details = PlayerDetails(name: try ShortText("Ann"), skill: .beginner)
    let level = try #require(Level(tenths: 80))
    let rating = Rating(
      before: Player(id: .ann, number: 1, details: details, ownLevel: level))
    #expect(rating.level == level)
    #expect(rating.deviationTenths == 4)
  }
}
