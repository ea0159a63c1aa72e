import Domain
import Hummingbird
import Wire

extension Routes {
  func listSessions(_ caller: Caller) async throws(APIError) -> Response {
    let sessions = try await accounts.sessions(of: caller.account)
    return .json(
      JSONWriter.write { writer in
        writer.array(sessions) { session, writer in
          writer.session(session, isCurrent: session.id == caller.session)
        }
      })
  }

  func endSession(_ id: Session.ID, _ caller: Caller) async throws(APIError) -> Response {
    guard id != caller.session else { return try await logOut(caller) }
    try await accounts.end(id, by: caller)
    await endStreamsWithoutToken(of: caller)
    return .noContent
  }

  func endOtherSessions(_ caller: Caller) async throws(APIError) -> Response {
    try await accounts.endOtherSessions(of: caller)
    await endStreamsWithoutToken(of: caller)
    return .noContent
  }

  /// At a heartbeat each live stream checks whether its token is still valid.
  func endStreamsWithoutToken(of caller: Caller) async {
    await squads.heartbeat(of: caller.squad)
  }
}

extension JSONWriter {
  fileprivate mutating func session(_ session: ListedSession, isCurrent: Bool) {
    object { writer in
      writer.string("id", session.id.uuidString)
      if !session.device.isEmpty { writer.string("device", session.device) }
      writer.string("createdAt", session.createdAt.iso8601)
      writer.string("lastUsedAt", session.lastUsedAt.iso8601)
      writer.name("isCurrent")
      writer.bool(isCurrent)
    }
  }
}
