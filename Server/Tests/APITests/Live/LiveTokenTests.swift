import ServerTestSupport
import Testing

/// Live streams whose token becomes invalid while they are open.
@Suite(.timeLimit(.minutes(5)))
struct LiveTokenTests {
  @Test func `logging out ends the streams of that token and no others`() async throws {
    try await withLiveServer { server in
      let device = try await server.welcome("Ann")
      let tablet = try await server.enter("Ann")
      var ended = try await device.watch()
      var going = try await tablet.watch()
      try await device.addPlayer("John")
      #expect(try await ended.ids(1) == [1])

      try await device.post("/api/users/logout")

      #expect(try await ended.next() == nil)
      try await tablet.addPlayer("Jim")
      #expect(try await going.ids(2) == [1, 2])
    }
  }

  enum Ending: CaseIterable {
    case one, allOthers, changingPassword
  }

  @Test(arguments: Ending.allCases)
  func `ending sessions ends their streams at once, and no others`(
    _ ending: Ending
  ) async throws {
    try await withLiveServer { server in
      let device = try await server.welcome("Ann")
      let tablet = try await server.enter("Ann")
      var ended = try await device.watch()
      var going = try await tablet.watch()
      try await device.addPlayer("John")
      #expect(try await ended.ids(1) == [1])

      switch ending {
      case .one: try await tablet.delete(device.sessionPath)
      case .allOthers: try await tablet.delete("/api/users/sessions")
      case .changingPassword: try await tablet.changePassword(to: "another secret")
      }

      #expect(try await ended.next() == nil)
      try await tablet.addPlayer("Jim")
      #expect(try await going.ids(2) == [1, 2])
    }
  }

  @Test func `a heartbeat ends the streams of an expired token`() async throws {
    try await withLiveServer { server in
      let device = try await server.welcome("Ann")
      server.environment.advance(byDays: 45)
      let tablet = try await server.enter("Ann")
      let browser = try await server.enter("Ann")
      var ended = try await device.watch()
      var going = try await tablet.watch()
      try await device.addPlayer("John")
      #expect(try await ended.ids(1) == [1])

      server.environment.advance(byDays: 46)
      // Logging out sends a heartbeat to all subscribers of the squad.
      try await browser.post("/api/users/logout")

      #expect(try await ended.next() == nil)
      try await tablet.addPlayer("Jim")
      #expect(try await going.ids(2) == [1, 2])
    }
  }
}
