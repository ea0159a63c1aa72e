import ChangeStore
import Domain
import Wire

/// Measures reading a squad's players with a token, beside a bare server.
struct ReadMeasure {
  let scratch: ScratchFolder

  private static let rounds = 6
  private static let seconds = 2

  func lines() async throws -> [Line] {
    let path = scratch.path("reads.sqlite")
    let store = try SQLiteStore(path: path)
    let member = try await Member(number: 1, changeCount: Season.playerCount, in: store)
    try store.close()
    let gather = try ServerProcess.gather(database: path)
    defer { gather.stop() }
    let client = member.client(of: gather)
    let response = try await client.get(.players)
    let bare = try ServerProcess.bare(
      responses: BareResponses(read: response, write: [], in: scratch))
    defer { bare.stop() }
    let result = try compare(client, bare)
    return [
      Line(
        what: "GET /api/players (20 players), of a bare route", ratio: result.ratio,
        budget: .atLeast(0.9), remark: result.remark(unit: "requests/s"))
    ]
  }

  private func compare(_ client: Client, _ bare: ServerProcess) throws -> SideBySide {
    // Both servers get the same request, so that reading it costs them the same.
    let options = ["-H", "Authorization: Bearer \(client.token)"]
    let urls = ["http://127.0.0.1:\(bare.port)/", client.url(.players)]
    for url in urls { _ = try Wrk(url, seconds: 1, options: options) }
    var result = SideBySide()
    for _ in 0..<Self.rounds {
      let rates = try urls.map {
        try Wrk($0, seconds: Self.seconds, options: options).requestsPerSecond
      }
      result.add(reference: rates[0], subject: rates[1])
    }
    return result
  }
}
