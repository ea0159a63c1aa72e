import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire
import Yams

/// The description of the API that the server serves.
@Suite(.timeLimit(.minutes(5)))
struct DescriptionTests {
  @Test func `it describes every route with its methods, and nothing else`() async throws {
    try await withServer { server in
      let description = try await server.description()

      var described: [String: [String]] = [:]
      for operation in description {
        described[operation.path, default: []].append(operation.method)
      }

      let routes = Route.examples().map { ($0.path, $0.methods.map(\.rawValue).sorted()) }
      #expect(described.mapValues { $0.sorted() } == Dictionary(uniqueKeysWithValues: routes))
    }
  }

  @Test func `it names exactly the operations that need no token`() async throws {
    try await withServer { server in
      for operation in try await server.description() {
        let method = try #require(HTTPMethod(rawValue: operation.method))
        let route = try Route(path: operation.path)

        let isOpen = operation.needsNoToken
        #expect(isOpen == route.isOpen(to: method), "\(operation)")
      }
    }
  }

  @Test func `it describes the status of the response to each request`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      for operation in try await server.description() {
        for sender in [server, ann] as [any RequestSender]
        where operation.path != "/api/users/logout" {
          let route = try Route(path: operation.path)
          let method = try #require(HTTPMethod(rawValue: operation.method))
          guard (method, route) != (.delete, .users) else { continue }

          let response = try await sender.send(Endpoint(method: method, route: route))

          #expect(operation.statuses.contains("\(response.status)"), "\(operation) \(response)")
        }
      }
    }
  }
}

/// An operation of the description, with example ids in its path.
private struct DescribedOperation {
  let path: String
  let method: String
  let needsNoToken: Bool
  let statuses: Set<String>

  init(path: String, method: String, _ node: Node) {
    let uuid = Account.ID.fixed(1).uuidString
    self.path =
      path
      .replacing("{session}", with: uuid).replacing("{player}", with: "1").replacing(
        "{user}", with: uuid
      )
      .replacing("/score/{secret}", with: "/score/\(Link.toScore.secret.text)")
      .replacing("/in/{secret}", with: "/in/\(LinkSecret(high: 5, low: 6).text)")
      .replacing("/table/{secret}", with: "/table/\(Link.toTable.secret.text)")
      .replacing("{secret}", with: Link.toFollow.secret.text).replacing("{day}", with: "20261203")
      .replacing("{gather}", with: uuid).replacing("{squad}", with: uuid)
    self.method = method.uppercased()
    let security = node["security"]?.sequence
    let first = security?.first
    needsNoToken =
      security?.isEmpty == true || first?["password"] != nil && first?["cookie"] == nil
    statuses = Set((node["responses"]?.mapping?.keys).map { $0.compactMap(\.string) } ?? [])
  }
}

extension TestServer {
  fileprivate func description() async throws -> [DescribedOperation] {
    let yaml = try #require(try Yams.compose(yaml: try await get("/openapi.yaml").body))
    let paths = try #require(yaml["paths"]?.mapping)
    var operations: [DescribedOperation] = []
    for (path, node) in paths {
      for (key, operation) in try #require(node.mapping) where key.string != "parameters" {
        operations.append(
          DescribedOperation(
            path: try #require(path.string), method: try #require(key.string), operation))
      }
    }
    return operations
  }
}
