import Domain
import Testing

struct AgeTests {
  @Test(arguments: [1, 2, 30, 119, 120])
  func `an age from one to a hundred and twenty is kept`(years: Int) throws {
    #expect(try Age(years).years == years)
  }

  @Test(arguments: [Int.min, -1, 0, 121, Int.max])
  func `any other age is refused`(years: Int) {
    #expect(throws: AgeProblem.outOfRange) { try Age(years) }
  }
}
