import Domain
import HTTPTypes
import NIOCore
import ServerTestSupport
import TestSupport
import Testing
import Wire

extension Person {
  /// Starts Friday's gather with Ann and Ben, and shares it by a link to follow.
  func shareFriday() async throws {
    let ann = Participant(id: .ann, name: try ShortText("Ann Lee"), team: .teamA)
    try await deliver([
      .numbered(
        900,
        .player(.ann, .added(PlayerDetails(name: try ShortText("Ann Lee"), age: try Age(31))))),
      .numbered(901, .gather(.friday, .started([ann, try .ben(.teamB)]))),
      .numbered(902, .sharing(.friday, .linkMade(.toFollow))),
      .numbered(903, .sharing(.friday, .linkMade(.toScore))),
    ])
  }
}

extension TestServer {
  /// Opens the live stream of the page behind a link.
  func follow(
    _ secret: LinkSecret = Link.toFollow.secret, for purpose: Link.Purpose = .follow,
    query: String = "", language: String = "en", headers: HTTPFields = [:]
  ) async throws -> EventStream {
    let port = try #require(application.port)
    var request = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost",
      path: Route.link(purpose, secret, .events).path + query,
      headerFields: [.acceptLanguage: language, .accept: "text/event-stream"])
    request.headerFields.append(contentsOf: headers)
    let connection = try await HTTPConnection.open(port: port)
    return try await EventStream(connection.stream(request), over: connection)
  }

  /// Opens the page behind a link, as a browser does.
  func followPage(
    _ secret: LinkSecret = Link.toFollow.secret, language: String = "en"
  ) async throws -> TestResponse {
    try await get(
      Route.link(.follow, secret, .page).path,
      headers: [.accept: "text/html,*/*;q=0.8", .acceptLanguage: language])
  }
}
