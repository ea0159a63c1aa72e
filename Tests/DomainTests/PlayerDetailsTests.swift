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

  @Test func `every field of a player is one that can be edited`() throws {
    let fields = Mirror(reflecting: try PlayerDetails.ben).children.map(\.label)
    #expect(fields == PlayerEdit.Field.allCases.map(\.rawValue))
  }

  @Test(arguments: try PlayerEdit.examples)
  func `a field that was edited is found by comparing`(_ edit: PlayerEdit) throws {
    // Given
    var edited = try PlayerDetails.ben
    // When
    edited.apply(edit)
    // Then
    #expect(try PlayerDetails.ben.edits(to: edited) == [edit])
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
