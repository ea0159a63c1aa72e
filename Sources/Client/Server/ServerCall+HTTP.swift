package import Browser
package import Domain
package import Presentation
import Texts
import Wire

extension ServerCall {
  /// The length of a request's body after which it brings no further changes; proxies refuse 1 MiB by default.
  private static let byteLimit = 900_000

  /// The HTTP request for the call.
  ///
  /// ```swift
  /// let call = ServerCall.snapshot(.squad(squad), KnownLog())
  /// host.perform(.fetch(id: 1, call.request))
  /// // When `.responded(request: 1, response)` arrives:
  /// let event = call.event(for: response)
  /// ```
  package var request: HTTPRequest {
    switch self {
    case .logIn(let username, let password):
      return HTTPRequest(
        .post, Route.login.path, headers: [Self.credentials(username, password)])
    case .useKey(let key, let code):
      let request = UnnamedAccountRequest(key: key, code: code.isEmpty ? nil : code)
      return HTTPRequest(.post, Route.unnamedAccount.path, json: request.json)
    case .previewJoin(let code):
      return HTTPRequest(.post, Route.joinPreview.path, json: JoinPreviewRequest(code: code).json)
    case .join(let code, let key):
      return HTTPRequest(.post, Route.joins.path, json: JoinRequest(code: code, key: key).json)
    case .recover(let code, let key):
      return HTTPRequest(
        .post, Route.recovery.path, json: RecoveryRequest(code: code, key: key).json)
    case .recall: return HTTPRequest(.get, Route.me.path)
    case .askAddress: return HTTPRequest(.get, Route.address.path)
    case .makeJoinCode: return HTTPRequest(.post, Route.joinCodes.path)
    case .makeRecoveryCode: return HTTPRequest(.post, Route.recoveryCodes.path)
    case .giveName(let username, let password):
      return HTTPRequest(
        .put, Route.me.path, json: Self.registration(username, password, code: ""))
    case .deleteUnnamed: return HTTPRequest(.delete, Route.unnamedAccount.path)
    case .listSessions: return HTTPRequest(.get, Route.sessions.path)
    case .endSessions(nil): return HTTPRequest(.delete, Route.sessions.path)
    case .endSessions(let session?): return HTTPRequest(.delete, Route.session(session).path)
    case .changePassword(let current, let new):
      let change = PasswordChange(currentPassword: current, newPassword: new)
      return HTTPRequest(.put, Route.password.path, json: change.json)
    case .deleteAccount(let account, let password):
      return HTTPRequest(
        .delete, Route.users.path, headers: [Self.credentials(account.username ?? "", password)])
    case .register(let username, let password, let code):
      return HTTPRequest(
        .post, Route.users.path, json: Self.registration(username, password, code: code))
    case .logOut: return HTTPRequest(.post, Route.logout.path)
    case .sync(let log, let request):
      return HTTPRequest(
        .post, log.changes.path, headers: Self.coding(of: request),
        json: request.json(within: Self.byteLimit))
    case .ask(let log, let known): return HTTPRequest(.get, Self.changesPath(log, known))
    case .snapshot(let log, let known):
      return HTTPRequest(.get, log.snapshot.path + known.query)
    }
  }

  /// The mark of what is to be compressed: a request so large that only a server takes it which also decompresses.
  private static func coding(of request: SyncRequest) -> [HTTPRequest.Header] {
    request.changes.count > SyncRequest.changeLimit
      ? [HTTPRequest.Header(name: "Content-Encoding", value: "gzip")] : []
  }

  /// What is sent to register, or to give an account a name.
  private static func registration(
    _ username: String, _ password: String, code: String
  ) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("username", username)
        writer.string("password", password)
        if !code.isEmpty { writer.string("code", code) }
      }
    }
  }

  /// The header with which the server checks a password (RFC 7617 §2.1: in UTF-8).
  private static func credentials(
    _ username: String, _ password: String
  ) -> HTTPRequest.Header {
    let credentials = Base64.encode(Array("\(username):\(password)".utf8))
    return HTTPRequest.Header(name: "Authorization", value: "Basic \(credentials)")
  }

  /// The path of a log's changes, and of its live stream.
  package static func changesPath(_ log: LogAddress, _ known: KnownLog) -> String {
    log.changes.path + known.query
  }
}

extension KnownLog {
  fileprivate var query: String {
    var query = "?since=\(since)"
    if let last { query += "&last=\(last.uuidString)" }
    if let epoch { query += "&epoch=\(epoch.uuidString)" }
    return query
  }
}

extension ServerCall {
  /// The event for a response; `nil` when the app need not know of it.
  package func event(for response: HTTPResponse) -> ServerEvent? {
    switch self {
    case .logIn(let username, _): logIn(response, username)
    case .useKey(let key, let code): .keyAnswered(key, KeyAnswer(response, code: code))
    case .previewJoin: joinPreview(response)
    case .join(_, let key), .recover(_, let key): joined(response, key)
    case .recall: recalled(response)
    case .askAddress: address(response)
    case .makeJoinCode: joinCode(response)
    case .makeRecoveryCode: recoveryCode(response)
    case .giveName(let username, _):
      done(response, .giveName, .named(ExactText(username)))
    case .deleteUnnamed(let account):
      done(response, .deleteAccount, .accountDeleted(account.log))
    case .register: register(response)
    case .listSessions: sessions(response)
    case .endSessions: done(response, .endSessions, .sessionsEnded)
    case .changePassword: done(response, .changePassword, .passwordChanged)
    case .deleteAccount(let account, _):
      done(response, .deleteAccount, .accountDeleted(account.log))
    case .logOut: logOut(response)
    case .sync(let log, let request): synced(response, log, request.changes)
    case .ask(let log, _): synced(response, log, [])
    case .snapshot(let log, _): snapshot(response, log)
    }
  }

  private func logIn(_ response: HTTPResponse, _ username: String) -> ServerEvent {
    guard response.status == 200 else { return .logInFailed(LoginError(response)) }
    do throws(WireError) {
      let grant = try LoginResponse(json: response.body)
      return .loggedIn(
        DeviceAccount(
          id: grant.userID, squad: grant.squadID, username: ExactText(username)))
    } catch {
      return .logInFailed(.failed)
    }
  }

  private func joinPreview(_ response: HTTPResponse) -> ServerEvent {
    guard response.status == 200, let found = try? JoinPreviewResponse(json: response.body) else {
      return .joinFailed(JoinError(response))
    }
    return .joinPreviewed(
      JoinOffer(playerCount: Int(clamping: found.players), username: found.username?.text))
  }

  private func joined(_ response: HTTPResponse, _ key: RecoveryKey) -> ServerEvent {
    guard response.status == 200, let account = try? AccountResponse(json: response.body) else {
      return .joinFailed(JoinError(response))
    }
    return .joined(DeviceAccount(account), key)
  }

  private func recalled(_ response: HTTPResponse) -> ServerEvent {
    switch response.status {
    case 200:
      (try? AccountResponse(json: response.body)).map { .recalled(DeviceAccount($0)) }
        ?? .recallFailed(.otherVersion)
    case 401: .recalled(nil)
    default: .recallFailed(SyncError(response))
    }
  }

  private func address(_ response: HTTPResponse) -> ServerEvent? {
    guard response.status == 200, let url = (try? AddressResponse(json: response.body))?.url else {
      return nil
    }
    return .secureAddressTold(url)
  }

  private func joinCode(_ response: HTTPResponse) -> ServerEvent {
    guard response.status == 201, let made = try? JoinCodeResponse(json: response.body) else {
      return .accountTaskFailed(.makeJoinCode, AccountError(response))
    }
    return .joinCodeMade(made.code, expiresAt: made.expiresAt)
  }

  private func recoveryCode(_ response: HTTPResponse) -> ServerEvent {
    guard response.status == 201, let made = try? RecoveryCodeResponse(json: response.body) else {
      return .accountTaskFailed(.makeRecoveryCode, AccountError(response))
    }
    return .recoveryCodeMade(made.code)
  }

  private func sessions(_ response: HTTPResponse) -> ServerEvent {
    guard response.status == 200, let sessions = try? [DeviceSession](json: response.body) else {
      return .accountTaskFailed(.listSessions, AccountError(response))
    }
    return .sessionsListed(sessions)
  }

  private func done(
    _ response: HTTPResponse, _ task: AccountTask, _ event: ServerEvent
  ) -> ServerEvent {
    response.status == 204 ? event : .accountTaskFailed(task, AccountError(response))
  }

  private func register(_ response: HTTPResponse) -> ServerEvent {
    response.status == 201 ? .registered : .logInFailed(LoginError(response))
  }

  /// An unknown token counts as logged out, too.
  private func logOut(_ response: HTTPResponse) -> ServerEvent? {
    response.status == 204 || response.status == 401 ? .loggedOut : nil
  }

  private func synced(
    _ response: HTTPResponse, _ log: LogAddress, _ changes: [StampedChange]
  ) -> ServerEvent {
    read(response, of: log) { body throws(WireError) in
      guard let whole = try BriefSyncResponse(json: body).whole(for: changes) else {
        throw .outOfRange(field: "runs")
      }
      return .synced(log, whole)
    }
  }

  private func snapshot(_ response: HTTPResponse, _ log: LogAddress) -> ServerEvent {
    read(response, of: log) { body throws(WireError) in
      .snapshotLoaded(log, try Snapshot(json: body))
    }
  }

  private func read(
    _ response: HTTPResponse, of log: LogAddress,
    _ read: ([UInt8]) throws(WireError) -> ServerEvent
  ) -> ServerEvent {
    guard response.status == 200 else { return .syncFailed(log, SyncError(response)) }
    do throws(WireError) {
      return try read(response.body)
    } catch .json {
      // The body is not JSON, so not from this server: a hotel's log-in page, for example.
      return .syncFailed(log, .failed)
    } catch {
      return .syncFailed(log, .otherVersion)
    }
  }
}

extension LogAddress {
  fileprivate var changes: Route {
    switch self {
    case .squad(let id): .changes(id)
    case .link(let secret): .link(.score, secret, .changes)
    }
  }

  fileprivate var snapshot: Route {
    switch self {
    case .squad(let id): .snapshot(id)
    case .link(let secret): .link(.score, secret, .snapshot)
    }
  }
}

/// Parses a change from the live stream; `nil` when it is invalid.
package func streamedChange(_ data: [UInt8]) -> ServerEvent? {
  (try? SequencedChange(json: data)).map { .streamed($0) }
}
