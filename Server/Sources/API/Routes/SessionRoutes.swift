import ChangeStore
import Domain
import Hummingbird
import Wire

extension Routes {
  func listSessions(_ caller: Caller) async throws(APIError) -> Response {
    let sessions = try await accounts.sessions(of: caller.account)
    return .json(
      JSONWriter.write { writer in
        writer.array(sessions) { session, writer in
          writer.session(session, isCurrent: session.session == caller.session)
        }
      })
  }

  func endSession(_ id: Session.ID, _ caller: Caller) async throws(APIError) -> Response {
    guard id != caller.session else { return try await logOut(caller) }
    try await accounts.end(id, of: caller.account)
    await endStreamsWithoutToken(of: caller)
    return .noContent
  }

  func endOtherSessions(_ caller: Caller) async throws(APIError) -> Response {
    try await accounts.endSessions(of: caller.account, except: caller.token)
    await endStreamsWithoutToken(of: caller)
    return .noContent
  }

  /// At a heartbeat each live stream checks whether its token is still valid.
  func endStreamsWithoutToken(of caller: Caller) async {
    await squads.heartbeat(of: caller.squad)
  }
}

extension JSONWriter {
  fileprivate mutating func session(_ token: StoredToken, isCurrent: Bool) {
    object { writer in
      writer.string("id", token.session.uuidString)
      if !token.device.isEmpty { writer.string("device", token.device) }
      writer.string("createdAt", token.createdAt.iso8601)
      writer.string("lastUsedAt", token.lastUsedAt.iso8601)
      writer.name("isCurrent")
      writer.bool(isCurrent)
    }
  }
}
