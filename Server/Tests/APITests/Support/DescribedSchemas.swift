import ServerTestSupport
import Testing
import Yams

/// The schemas of the API's description, by their names.
struct DescribedSchemas {
  private let all: Node

  /// Reads the schemas of the description that a server serves.
  init(of server: TestServer) async throws {
    let yaml = try #require(try Yams.compose(yaml: try await server.get("/openapi.yaml").body))
    all = try #require(yaml["components"]?["schemas"])
  }

  /// A schema with all that it refers to and contains.
  subscript(name: String) -> DescribedSchema {
    get throws { DescribedSchema(try #require(all[name]), in: all) }
  }
}

/// A part of a description.
struct DescribedSchema {
  private let node: Node
  private let all: Node

  init(_ node: Node, in all: Node) {
    let name = node["$ref"]?.string?.split(separator: "/").last.map(String.init)
    self.node = name.flatMap { all[$0] } ?? node
    self.all = all
  }

  /// The schemas of which a value fits one.
  var alternatives: [DescribedSchema] { parts("oneOf") }

  /// The texts that a value may be; none when it may be any.
  var choices: Set<String> {
    if let only = node["const"]?.string { return [only] }
    return Set(node["enum"]?.sequence?.compactMap(\.string) ?? [])
  }

  /// The names of the members that a value may have.
  var members: Set<String> {
    let own = (node["properties"]?.mapping?.keys).map { $0.compactMap(\.string) } ?? []
    return parts("allOf").reduce(Set(own)) { $0.union($1.members) }
  }

  /// The names of the members that a value has.
  var requiredMembers: Set<String> {
    let own = node["required"]?.sequence?.compactMap(\.string) ?? []
    return parts("allOf").reduce(Set(own)) { $0.union($1.requiredMembers) }
  }

  /// The schema of a member of its own.
  subscript(member: String) -> DescribedSchema {
    get throws { DescribedSchema(try #require(node["properties"]?[member]), in: all) }
  }

  /// The schema of an array's elements.
  var items: DescribedSchema {
    get throws { DescribedSchema(try #require(node["items"]), in: all) }
  }

  private func parts(_ name: String) -> [DescribedSchema] {
    guard let parts = node[name]?.sequence else { return [] }
    return parts.map { DescribedSchema($0, in: all) }
  }
}
