import Domain
import TestSupport
import Testing

struct PlayerDetailsTests {
  @Test func `equal details need no edit`() throws {
    #expect(try PlayerDetails.ben.edits(to: .ben) == [])
  }

  @Test func `each different field is one edit`() throws {
    let edits = try PlayerDetails.ann.edits(to: .ben)
    #expect(
      try edits == [
        .name(ShortText("Ben")), .age(Age(31)), .skill(.amateur), .preferredPosition(.winger),
        .favouriteTeam(ShortText("FC Example")),
      ])
  }

  @Test func `a field that becomes unknown is an edit too`() throws {
    let edits = try PlayerDetails.ben.edits(to: .ann)
    #expect(
      try edits == [
        .name(ShortText("Ann")), .age(nil), .skill(nil), .preferredPosition(nil),
        .favouriteTeam(nil),
      ])
  }

  @Test func `letter case counts as a difference`() throws {
    let lower = PlayerDetails(name: try ShortText("ann"))
    #expect(try lower.edits(to: .ann) == [.name(ShortText("Ann"))])
  }

  @Test func `edits lead from any details to any other details`() throws {
    var changes = try ChangeGenerator(seed: 3)
    for _ in 0..<2_000 {
      var details = try changes.details()
      let target = try changes.details()
      for edit in details.edits(to: target) { details.apply(edit) }
      #expect(details == target)
    }
  }
}
