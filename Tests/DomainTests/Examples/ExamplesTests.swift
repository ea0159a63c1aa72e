import Domain
import TestSupport
import Testing

/// The lists of examples, which tests of all targets trust to be complete.
@Suite("Examples of changes")
struct ExamplesTests {
  @Test(arguments: Change.Kind.allCases)
  func `the examples of a kind are changes of this kind`(_ kind: Change.Kind) throws {
    #expect(try Set(kind.examples.map(\.kind)) == [kind])
  }

  @Test(arguments: PlayerEdit.Field.allCases)
  func `the examples of a field are edits of this field`(_ field: PlayerEdit.Field) throws {
    #expect(try Set(field.examples.map(\.field)) == [field])
  }

  @Test(arguments: ChangeRejection.Kind.allCases)
  func `the example of a reason is a rejection for this reason`(_ kind: ChangeRejection.Kind) {
    #expect(kind.example.kind == kind)
  }

  @Test(arguments: try Change.examples)
  func `an example changes the squad after its prerequisites`(_ example: Change) throws {
    // Given
    let before = try Squad.ready(for: example)
    // When
    var after = before
    try after.apply(example: example)
    // Then
    #expect(after != before)
  }

  @Test func `what may be unknown is known in one example, and unknown in another`() throws {
    var known: [String: Set<Bool>] = [:]
    for example in try Change.examples { find(example, "", &known) }
    #expect(known.keys.contains { $0.hasSuffix(".assist") })
    #expect(known.filter { $0.value.count == 1 } == [:])
  }

  /// Tells for each optional field of a value, by its name, whether there is something in it.
  private func find(_ value: Any, _ name: String, _ known: inout [String: Set<Bool>]) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      known[name, default: []].insert(!mirror.children.isEmpty)
    }
    for child in mirror.children { find(child.value, "\(name).\(child.label ?? "")", &known) }
  }
}

/// The random changes, on which the simulated histories rely.
@Suite("The generator of changes")
struct ChangeGeneratorTests {
  private func changes() throws -> [Change] {
    try (UInt64(0)..<20).flatMap { seed in
      var generator = try ChangeGenerator(seed: seed)
      return try (0..<500).map { _ in try generator.change() }
    }
  }

  @Test func `it makes changes of every kind`() throws {
    let made = Set(try changes().map(\.kind))
    #expect(Set(Change.Kind.allCases).subtracting(made) == [])
  }

  @Test func `it edits every field of a player`() throws {
    let edited: [PlayerEdit.Field] = try changes().compactMap { change in
      guard case .player(_, .edited(let edit)) = change else { return nil }
      return edit.field
    }
    #expect(Set(PlayerEdit.Field.allCases).subtracting(edited) == [])
  }

  @Test func `it gives every field of a player some values`() throws {
    var generator = try ChangeGenerator(seed: 0)
    var values: [String: Set<String>] = [:]
    for _ in 0..<100 {
      for (name, value) in Mirror(reflecting: try generator.details()).children {
        values[name ?? "", default: []].insert("\(value)")
      }
    }
    #expect(values.filter { $0.value.count < 3 } == [:])
  }
}
