import Domain
import ServerTestSupport
import Splitting
import TestSupport
import Testing
import Wire
import Yams

/// The description of what requests and responses contain.
@Suite(.timeLimit(.minutes(5)))
struct DescribedValuesTests {
  @Test func `it describes every kind of change, and nothing else`() async throws {
    try await withServer { server in
      let kinds = try await DescribedSchemas(of: server)["Change"].alternatives
        .flatMap { try $0["kind"].choices }
      #expect(kinds.sorted() == Change.Kind.allCases.map(\.rawValue).sorted())
    }
  }

  @Test func `it describes every member of each kind of change`() async throws {
    try await withServer { server in
      let change = try await DescribedSchemas(of: server)["Change"]
      for kind in Change.Kind.allCases {
        let written = try kind.examples.map { try $0.writtenMembers }
        let described = try #require(
          try change.alternatives.first { try $0["kind"].choices.contains(kind.rawValue) })

        let members = described.members.union(change.members)
        #expect(members == written.reduce([]) { $0.union($1) }, "\(kind)")
        let required = described.requiredMembers.union(change.requiredMembers)
        #expect(required == written.reduce(members) { $0.intersection($1) }, "\(kind)")
      }
    }
  }

  @Test func `it describes every field of a player`() async throws {
    try await withServer { server in
      let schemas = try await DescribedSchemas(of: server)
      let fields = Set(PlayerEdit.Field.allCases.map(\.rawValue))
      let edited = try schemas["Change"].alternatives.first { $0.members.contains("field") }

      #expect(try schemas["PlayerDetails"].members == fields)
      #expect(try schemas["Player"].members == fields.union(["id", "team"]))
      #expect(try edited?["field"].choices == fields)
      let ben = Player(id: .ben, number: 2, details: try .ben)
      let written = try JSONWriter.write { $0.player(ben, team: .teamB) }.memberNames
      #expect(try schemas["Player"].members == written)
    }
  }

  @Test func `it describes every reason for refusing a change`() async throws {
    try await withServer { server in
      let rejection = try await DescribedSchemas(of: server)["Rejection"]
      let written = try ChangeRejection.examples.map { example in
        try JSONWriter.write { $0.rejection(example) }.memberNames
      }

      let reasons = Set(ChangeRejection.Kind.allCases.map(\.rawValue))
      let described = try rejection.alternatives.flatMap { try $0["reason"].choices }
      #expect(described.sorted() == reasons.sorted())
      let members = rejection.alternatives.reduce(rejection.members) { $0.union($1.members) }
      #expect(members == written.reduce([]) { $0.union($1) })
    }
  }

  @Test func `it describes every choice that a member has`() async throws {
    try await withServer { server in
      let schemas = try await DescribedSchemas(of: server)
      let changes = try schemas["Change"].alternatives
      let purposes: [String] = try Change.Kind.linkMade.examples.compactMap { change in
        guard case .sharing(_, .linkMade(let link)) = change else { return nil }
        return link.purpose.rawValue
      }
      func choices(_ member: String) throws -> Set<String> {
        try #require(changes.first { $0.members.contains(member) })[member].choices
      }

      #expect(try schemas["Skill"].choices == names(of: Skill.self))
      #expect(try schemas["Position"].choices == names(of: Position.self))
      #expect(try schemas["Team"].choices == names(of: Team.self))
      #expect(try schemas["Side"].choices == names(of: Side.self))
      #expect(try choices("color") == names(of: TeamColor.self))
      #expect(try choices("asks") == names(of: TeamRule.Kind.self))
      #expect(try choices("form") == names(of: NameForm.self))
      #expect(try choices("purpose") == Set(purposes))
      let position = try schemas["SplitRequest"]["players"].items["position"].choices
      #expect(position.subtracting(["forward", "null"]) == names(of: Position.self))
      let winner = try schemas["GatherResult"]["winnerTeam"].choices
      #expect(winner.subtracting(["null"]) == names(of: WinnerTeam.self))
    }
  }
}

private func names<Choice: CaseIterable & RawRepresentable<String>>(
  of type: Choice.Type
) -> Set<String> {
  Set(type.allCases.map(\.rawValue))
}

extension Change {
  fileprivate var writtenMembers: Set<String> {
    get throws { try JSONWriter.write { $0.change(.numbered(1, self)) }.memberNames }
  }
}

extension [UInt8] {
  /// The names of the members of a JSON object, which is YAML, too.
  fileprivate var memberNames: Set<String> {
    get throws {
      let object = try Yams.compose(yaml: String(decoding: self, as: UTF8.self))
      return Set(try #require(object?.mapping).keys.compactMap(\.string))
    }
  }
}
