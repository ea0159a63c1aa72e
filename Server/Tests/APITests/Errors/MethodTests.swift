import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Methods that an address does not take, and HEAD.
@Suite(.timeLimit(.minutes(5)))
struct MethodTests {
  private static let others = ["PATCH", "OPTIONS", "TRACE", "get", "PROPFIND"]

  @Test(arguments: Route.examples())
  func `a wrong method is refused, and the response lists the allowed methods`(_ route: Route)
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let before = try await ann.snapshotBytes()
      let allowed = route.methods.map(\.rawValue)
      let wrong = HTTPMethod.allCases.map(\.rawValue).filter { !allowed.contains($0) } + Self.others

      for method in wrong {
        let stranger = try await server.send(method, route.path, "{}")
        let friend = try await ann.send(method, route.path, "{}")

        let list = allowed.joined(separator: ", ")
        #expect(stranger == .error(405, "This address takes only \(list)."), "\(method)")
        #expect(friend == stranger)
        #expect(friend["Allow"] == list)
      }
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: Endpoint.all())
  func `no allowed method is refused as wrong`(_ endpoint: Endpoint) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.send(endpoint).status != 405)
    }
  }

  @Test(arguments: Route.examples())
  func `the response to HEAD is that to GET, without the body`(_ route: Route) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let head = try await ann.send("HEAD", route.path)
      let get = try await ann.send("GET", route.path)

      #expect(head.bytes.isEmpty)
      #expect(head.status == get.status)
      #expect(head.headers == get.headers)
    }
  }
}
