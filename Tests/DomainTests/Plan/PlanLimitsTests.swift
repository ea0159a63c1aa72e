import Domain
import TestSupport
import Testing

@Suite("What a planned game can be")
struct PlanLimitsTests {
  @Test(arguments: [(9, false), (10, true), (600, true), (601, false)])
  func `it lasts ten minutes to ten hours`(length: Int, isAllowed: Bool) throws {
    var details = try PlanDetails.evening
    let made = PlanDetails(minute: details.minute, length: length, zone: details.zone)
    #expect((made != nil) == isAllowed)
    details.apply(.length(length))
    #expect(details.length == (isAllowed ? length : 90))
  }

  @Test(arguments: [(0, false), (1, true), (200, true), (201, false)])
  func `it is for one to two hundred people, and needs as many`(
    heads: Int, isAllowed: Bool
  ) throws {
    var details = try PlanDetails.evening
    for edit in [PlanEdit.most(heads), .least(heads)] {
      #expect(edit.isAllowed == isAllowed)
      details.apply(edit)
    }
    #expect(details.most == (isAllowed ? heads : nil))
    #expect(details.least == (isAllowed ? heads : nil))
  }

  @Test(arguments: [(-1, false), (0, true), (21, true), (22, false)])
  func `people answer from three weeks before it, or until its own day`(
    days: Int, isAllowed: Bool
  ) throws {
    let time = TimeBefore(days: days, at: try #require(MinuteOfDay.evening))
    #expect((time != nil) == isAllowed)
  }

  @Test(arguments: [(300, true), (301, false)])
  func `the address of its map has three hundred characters`(count: Int, isAllowed: Bool) {
    let address = "https://" + String(repeating: "a", count: count - 8)
    #expect((MapLink(address) != nil) == isAllowed)
  }

  @Test func `its day is at most the last one of the year 9999`() throws {
    let last = try #require(CivilDay(text: "9999-12-31"))
    #expect(CivilDay(number: last.number) == last)
    #expect(CivilDay(number: last.number + 1) == nil)
    #expect(last.advanced(byDays: -1).advanced(byDays: 2) == last)
    #expect(last.advanced(byDays: -7).advanced(byDays: .max) == last)
  }
}
