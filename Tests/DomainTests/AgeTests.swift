import Domain
import Testing

struct AgeTests {
  @Test(arguments: [1, 2, 30, 119, 120])
  func `an age from 1 to 120 is accepted`(years: Int) throws {
    #expect(try Age(years).years == years)
  }

  @Test(arguments: [Int.min, -1, 0, 121, Int.max])
  func `any other age is refused`(years: Int) {
    #expect(throws: AgeError.outOfRange) { try Age(years) }
  }
}
