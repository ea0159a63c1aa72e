import API
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A server with a group of Ann Lee and Ben, who plan a game, and a link to answer.
func withPlan(
  store: any Store = MemoryStore(), most: Int? = nil, settings: ServerSettings = .quick,
  over transport: Transport = .inProcess,
  _ body: (TestServer, Person) async throws -> Void
) async throws {
  try await withServer(store: store, settings: settings, over: transport) { server in
    let ann = try await server.welcome("Ann")
    let names = try ["Ann Lee", "Ben"].map { PlayerDetails(name: try ShortText($0)) }
    try await ann.deliver([
      .numbered(1, .player(.ann, .added(names[0]))),
      .numbered(2, .player(.ben, .added(names[1]))),
      .numbered(3, .squad(.zoneSet(.seoul))), .numbered(4, .planned(.fixed(3), most: most)),
      .numbered(5, .replies(.linkMade(.toReply()))),
    ])
    try await body(server, ann)
  }
}

extension HTTPFields {
  /// What a browser sends with every request.
  static let browser: HTTPFields = [
    .accept: "text/html,*/*;q=0.8", .acceptLanguage: "en",
  ]
}

extension TestResponse {
  /// The cookie that the response sets.
  var replyCookie: String? { headers[.setCookie] }
}

extension TestServer {
  /// The path behind which the group's page is.
  private static let groupLink = "/in/AAAAAAAAAAUAAAAAAAAABg"

  /// The page, or what else is behind its address.
  func replyPage(
    _ rest: String = "", by link: String = groupLink, cookie: String? = nil
  ) async throws -> TestResponse {
    var headers = HTTPFields.browser
    headers[.cookie] = cookie.flatMap { $0.split(separator: ";").first.map(String.init) }
    return try await get("\(link)\(rest)", headers: headers)
  }

  /// Sends the form of the page, whose address ends with `rest`.
  func reply(
    _ fields: [String: String], by link: String = groupLink, at rest: String = "",
    cookie: String? = nil, headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    var fields = fields
    fields["plan"] = fields["plan"] ?? PlanKey.single(.fixed(3)).text
    let body = fields.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(percentEncoded($0.value))" }.joined(separator: "&")
    var all = HTTPFields.browser
    for header in headers { all[header.name] = header.value }
    all[.contentType] = "application/x-www-form-urlencoded"
    all[.cookie] = cookie.flatMap { $0.split(separator: ";").first.map(String.init) }
    return try await send(.post, "\(link)\(rest)", Array(body.utf8), all)
  }
}

extension Person {
  /// The planned game as the log has it.
  func game(_ number: UInt64 = 3) async throws -> PlannedGame {
    var squad = Squad()
    for change in try await changes(since: 0).page.changes { try squad.apply(change) }
    return try #require(squad.plans.game(.single(.fixed(number))))
  }

  func answer(of person: Player.ID) async throws -> Answer? {
    try await game().places(at: .kickOff).answer(of: person)
  }
}
