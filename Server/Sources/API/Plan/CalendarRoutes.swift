import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Wire

extension Routes {
  /// The planned games as a file for calendars: all, or those of one page.
  ///
  /// Calendars ask again and again, so the file has a tag, and is sent when it differs.
  func calendar(for visit: LinkVisit) async throws(APIError) -> Response {
    let (holder, now) = (visit.holder, environment.now())
    let squad = try await squads.visitRoom(visit.squad) { room throws(APIError) in
      try await room.view(for: holder)
    }
    let plans = squad.plans
    let games = visit.game.map { plans.calendarGames(on: $0) } ?? plans.calendarGames(at: now)
    let origin = settings.publicOrigin
    let file = CalendarFile(
      games, of: squad.name, in: visit.request.pageLanguage,
      address: origin.map { origin in
        { origin + Route.link(.reply, holder.secret, .game(plans.page(of: $0))).path }
      }, now: now)
    return .calendar(file.content, to: visit.request)
  }
}

extension SquadRoom {
  /// The squad as the holder of a link sees it.
  /// - Throws: `APIError` when the link does not work.
  func view(for holder: LinkHolder) async throws(APIError) -> Squad {
    holder.scope.view(of: try await latest(for: .link(holder)).squad)
  }
}

extension Response {
  fileprivate static func calendar(_ content: [UInt8], to request: Request) -> Response {
    let tag = content.entityTag
    var headers: HTTPFields = [
      .contentType: "text/calendar; charset=utf-8", .eTag: tag, .vary: Request.languageFields,
      .cacheControl: "private, max-age=900",
      .contentDisposition: "inline; filename=\"football.ics\"",
    ]
    headers.refuseSearchEngines()
    guard !request.knows(tag) else { return Response(status: .notModified, headers: headers) }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
  }
}
