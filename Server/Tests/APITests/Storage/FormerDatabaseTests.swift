import ChangeStore
import ServerTestSupport
import Testing

/// Users whose squads an earlier version of this program stored.
@Suite(.timeLimit(.minutes(5)))
struct FormerDatabaseTests {
  @Test(arguments: FormerDatabase.allCases)
  func `a user logs in as before and goes on`(_ file: FormerDatabase) async throws {
    let folder = try TemporaryFolder()
    try await withServer(store: SQLiteStore(path: file.copy(into: folder))) { server in
      let ann = try await server.enter("Ann", password: "secret")

      let players = try await ann.get("/api/players")
      #expect(players.body.contains(#""name":"Zoë \"Z\" \\ 김 ⚽️""#))
      let gathers = try await ann.get("/api/gathers")
      #expect(gathers.body.contains(#""score":"0-1","winnerTeam":"Team B""#))
      #expect(try await ann.addPlayer("Cem") == "/api/players/3")
    }
  }
}
