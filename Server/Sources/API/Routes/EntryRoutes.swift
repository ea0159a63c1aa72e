import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Wire

// How devices get into accounts without a password. Like logging in, each sets the cookie of a session, so
// no other site may send it.
extension Routes {
  func enterUnnamed(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    let wish = try read(try await jsonOfThisSite(request)) { body throws(WireError) in
      try UnnamedAccountRequest(json: body)
    }
    let entry = try await accounts.enterUnnamed(
      wish, as: try await callerIfLoggedIn(request, context), on: request.deviceName,
      from: address(of: request, context))
    return await response(entry, context)
  }

  func recover(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    let wish = try read(try await jsonOfThisSite(request)) { body throws(WireError) in
      try RecoveryRequest(json: body)
    }
    let entry = try await accounts.recover(
      wish, on: request.deviceName, from: address(of: request, context))
    return await response(entry, context)
  }

  func join(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    let wish = try read(try await jsonOfThisSite(request)) { body throws(WireError) in
      try JoinRequest(json: body)
    }
    let entry = try await accounts.join(
      wish, on: request.deviceName, from: address(of: request, context))
    return await response(entry, context)
  }

  func previewJoin(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    let wish = try read(try await jsonOfThisSite(request)) { body throws(WireError) in
      try JoinPreviewRequest(json: body)
    }
    let account = try await accounts.preview(wish.code, from: address(of: request, context))
    let players = try await squads.withRoom(account.squad) { room throws(APIError) in
      try await room.latest().squad.players.count
    }
    return .json(
      JoinPreviewResponse(
        players: Int64(players), username: (account.login?.username.text).map { ExactText($0) }
      ).json)
  }

  /// Responds to a device that was let in, with its token as a cookie.
  private func response(_ entry: Accounts.Entry, _ context: Context) async -> Response {
    context.account.id = entry.account.id
    var response = Response.json(entry.account.json)
    if entry.isNew { response.status = .created }
    if let token = entry.token {
      setToken(token.text, isNamed: entry.account.username != nil, in: &response)
      // A former token of the session may have opened streams.
      if !entry.isNew { await squads.heartbeat(of: entry.account.squad) }
    }
    return response
  }
}

extension Routes {
  /// Refuses a request of another site.
  func refuseOtherSites(_ request: Request) throws(APIError) {
    guard !request.isCrossSite(publicAuthority: settings.publicAuthority) else { throw .crossSite }
  }

  func address(of request: Request, _ context: Context) -> ClientAddress {
    request.clientAddress(context, behind: settings.trustedProxies)
  }

  /// The body of a request that no form of another site can send.
  private func jsonOfThisSite(_ request: Request) async throws(APIError) -> [UInt8] {
    try refuseOtherSites(request)
    guard request.isJSON else { throw .notJSON }
    return try await request.bytes()
  }

  /// Reads a message; a code with a slip of the finger is a wrong one, and does not count as a try.
  private func read<Message>(
    _ body: [UInt8], _ read: ([UInt8]) throws(WireError) -> Message
  ) throws(APIError) -> Message {
    do throws(WireError) {
      return try read(body)
    } catch {
      throw error == .outOfRange(field: "code") ? .wrongCode : .wire(error)
    }
  }

  private func callerIfLoggedIn(
    _ request: Request, _ context: Context
  ) async throws(APIError) -> Caller? {
    do throws(APIError) {
      return try await caller(of: request, context)
    } catch {
      guard error == .notLoggedIn else { throw error }
      return nil
    }
  }
}

extension Request {
  /// Whether the body calls itself JSON, which a form cannot.
  fileprivate var isJSON: Bool {
    let type = headers[.contentType]?.prefix { $0 != ";" && $0 != " " }
    return type?.lowercased() == "application/json"
  }
}
