import API
import Domain
import Foundation
import Testing
import Wire
import Yams

@Suite("The OpenAPI description")
struct OpenAPITests {
  @Test func `it has the routes and methods of the server, no more and no fewer`() throws {
    let described = try Self.described()
    var served: Set<Operation> = []
    var route = Self.next(after: nil)
    while let current = route {
      for method in current.methods { served.insert(Operation(method, current.path)) }
      route = Self.next(after: current)
    }
    #expect(described == served)
  }

  /// The operations of the file that is embedded in the server.
  private static func described() throws -> Set<Operation> {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/API/openapi.yaml")
    let text = try String(contentsOf: file.standardized, encoding: .utf8)
    let root = try #require(try Yams.load(yaml: text) as? [String: Any])
    let paths = try #require(root["paths"] as? [String: [String: Any]])
    var operations: Set<Operation> = []
    for (path, item) in paths {
      for method in HTTPMethod.allCases where item[method.rawValue.lowercased()] != nil {
        operations.insert(Operation(method, path))
      }
    }
    return operations
  }

  /// Every route once; a new case does not compile until it is added here.
  private static func next(after route: Route?) -> Route? {
    switch route {
    case nil: .health
    case .health: .openAPI
    case .openAPI: .users
    case .users: .login
    case .login: .logout
    case .logout: .user(Identifier(high: 0, low: 1))
    case .user: .players
    case .players: .player(1)
    case .player: .playerGathers(1)
    case .playerGathers: .gathers
    case .gathers: .gather(Identifier(high: 0, low: 1))
    case .gather: .gatherPlayers(Identifier(high: 0, low: 1))
    case .gatherPlayers: .gatherPlayer(Identifier(high: 0, low: 1), 1)
    case .gatherPlayer: .changes(Identifier(high: 0, low: 1))
    case .changes: .snapshot(Identifier(high: 0, low: 1))
    case .snapshot: nil
    }
  }

  /// A method and a path, which are compared without the path's ids.
  private struct Operation: Hashable {
    let text: String

    init(_ method: HTTPMethod, _ path: String) {
      let segments = path.split(separator: "/").map { segment in
        let isID = segment.hasPrefix("{") || segment.allSatisfy { $0.isNumber || $0 == "-" }
        return isID ? "{}" : String(segment)
      }
      text = "\(method.rawValue) /\(segments.joined(separator: "/"))"
    }
  }
}
