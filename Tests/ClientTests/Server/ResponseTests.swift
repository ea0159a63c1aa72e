import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts
import Wire

struct ResponseTests {
  private let logIn = ServerCall.logIn(username: "ann", password: "kick-off")
  private let sync = ServerCall.sync(.fixed(8), SyncRequest(since: 0, changes: []))

  private func httpResponse(_ status: Int?, _ body: [UInt8] = []) -> HTTPResponse {
    HTTPResponse(status: status, body: body)
  }

  @Test func `a response with a token logs in`() {
    let body = LoginResponse(token: "secret", userID: .fixed(7), squadID: .fixed(8)).json
    #expect(
      logIn.event(for: httpResponse(200, body))
        == .loggedIn(DeviceAccount(id: .fixed(7), squad: .fixed(8), username: "ann")))
  }

  @Test(
    arguments: [
      (nil, LoginError.unreachable), (401, .wrongPassword), (429, .throttled), (500, .failed),
      (503, .failed), (200, .failed),
    ] as [(Int?, LoginError)])
  func `a failed login gives the reason`(_ status: Int?, _ error: LoginError) {
    #expect(logIn.event(for: httpResponse(status, "<html>".bytes)) == .logInFailed(error))
  }

  @Test(
    arguments: [
      (400, LoginError.malformedUsername), (409, .usernameTaken), (422, .weakPassword),
      (nil, .unreachable),
      (507, .failed),
    ] as [(Int?, LoginError)])
  func `a failed registration gives the reason`(_ status: Int?, _ error: LoginError) {
    let register = ServerCall.register(username: "ann", password: "kick-off", code: "")
    #expect(register.event(for: httpResponse(status)) == .logInFailed(error))
    #expect(register.event(for: httpResponse(201)) == .registered)
  }

  @Test func `a refused registration says whether a code is wanted`() {
    let register = ServerCall.register(username: "ann", password: "kick-off", code: "")
    let wanted = #"{"error":true,"reason":"x","kind":"registrationCode"}"#.bytes
    let closed = #"{"error":true,"reason":"x","kind":"registrationClosed"}"#.bytes
    #expect(register.event(for: httpResponse(403, wanted)) == .logInFailed(.codeNeeded))
    #expect(register.event(for: httpResponse(403, closed)) == .logInFailed(.registrationClosed))
    #expect(register.event(for: httpResponse(403)) == .logInFailed(.registrationClosed))
  }

  @Test func `sessions are read, with a device or without`() {
    let body = #"""
      [{"id":"00000000-0000-0000-0000-000000000001","device":"curl",\#
      "createdAt":"2026-11-20T18:40:00.000Z","lastUsedAt":"2026-11-20T18:40:01.000Z",\#
      "isCurrent":true},{"id":"00000000-0000-0000-0000-000000000002",\#
      "createdAt":"2026-11-20T18:40:00.000Z","lastUsedAt":"2026-11-20T18:40:00.000Z",\#
      "isCurrent":false}]
      """#
    let sessions = [
      DeviceSession(
        id: .fixed(1), device: "curl", lastUsedAt: .kickOff.advanced(byMilliseconds: 1_000),
        isCurrent: true),
      DeviceSession(id: .fixed(2), device: "", lastUsedAt: .kickOff, isCurrent: false),
    ]
    let list = ServerCall.listSessions
    #expect(list.event(for: httpResponse(200, body.bytes)) == .sessionsListed(sessions))
    for damaged in ["{}", "[1]", "[{}]", "<html>", body.replacing("T18", with: " 18")] {
      #expect(
        list.event(for: httpResponse(200, damaged.bytes))
          == .accountTaskFailed(.listSessions, .failed))
    }
  }

  @Test(
    arguments: [
      (nil, AccountError.unreachable), (401, .notLoggedIn), (403, .wrongPassword),
      (422, .weakPassword), (429, .throttled), (503, .failed), (200, .failed),
    ] as [(Int?, AccountError)])
  func `what the account's screen asked is done after a 204, and else says why not`(
    _ status: Int?, _ error: AccountError
  ) {
    let ann = DeviceAccount(id: .fixed(7), squad: .fixed(8), username: "ann")
    let calls: [(ServerCall, AccountTask, ServerEvent)] = [
      (.endSessions(nil), .endSessions, .sessionsEnded),
      (.endSessions(.fixed(1)), .endSessions, .sessionsEnded),
      (.changePassword(current: "a", new: "b"), .changePassword, .passwordChanged),
      (.deleteAccount(ann, password: "a"), .deleteAccount, .accountDeleted(.fixed(8))),
    ]
    for (call, task, event) in calls {
      #expect(call.event(for: httpResponse(204)) == event)
      #expect(call.event(for: httpResponse(status)) == .accountTaskFailed(task, error))
    }
  }

  @Test func `a log-out is complete after a 204 or 401, and still owed otherwise`() {
    #expect(ServerCall.logOut.event(for: httpResponse(204)) == .loggedOut)
    #expect(ServerCall.logOut.event(for: httpResponse(401)) == .loggedOut)
    #expect(ServerCall.logOut.event(for: httpResponse(nil)) == nil)
    #expect(ServerCall.logOut.event(for: httpResponse(500)) == nil)
  }

  @Test func `a sync response has outcomes, changes and the time`() throws {
    let page = ChangePage(since: 0, upTo: 1, changes: [try .numbered(1)])
    let outcome = IdentifiedOutcome(id: .fixed(1), outcome: .accepted(sequence: 1))
    let response = SyncResponse(
      epoch: .fixed(9), outcomes: [outcome], page: page, latest: 1, now: .kickOff)
    #expect(sync.event(for: httpResponse(200, response.json)) == .synced(.fixed(8), response))
  }

  @Test(
    arguments: [
      (nil, SyncError.unreachable), (401, .notLoggedIn), (404, .notLoggedIn), (409, .otherLog),
      (400, .otherVersion), (413, .requestTooLarge), (415, .requestTooLarge),
      (500, .failed), (502, .failed), (503, .failed), (429, .failed),
    ] as [(Int?, SyncError)])
  func `a failed sync gives the reason`(_ status: Int?, _ syncError: SyncError) {
    #expect(
      sync.event(for: httpResponse(status, "{}".bytes)) == .syncFailed(.fixed(8), syncError))
    #expect(
      ServerCall.snapshot(.fixed(8), KnownLog()).event(for: httpResponse(status))
        == .syncFailed(.fixed(8), syncError))
  }

  @Test func `a page in place of JSON is a failing server, not another version`() {
    #expect(
      sync.event(for: httpResponse(200, "<!doctype html><p>Welcome to our hotel".bytes))
        == .syncFailed(.fixed(8), .failed))
  }

  @Test func `JSON of another shape is another version`() {
    #expect(
      sync.event(for: httpResponse(200, #"{"outcomes":7}"#.bytes))
        == .syncFailed(.fixed(8), .otherVersion))
  }

  @Test func `a snapshot response has the squad and its epoch`() {
    let snapshot = Snapshot(epoch: .fixed(9), sequence: 4, squad: Squad())
    #expect(
      ServerCall.snapshot(.fixed(8), KnownLog()).event(for: httpResponse(200, snapshot.json))
        == .snapshotLoaded(.fixed(8), snapshot))
  }

  @Test func `a change from the live stream is parsed, and anything else is ignored`() throws {
    let change = try SequencedChange.numbered(1)
    #expect(streamedChange(JSONWriter.write { $0.change(change) }) == .streamed(change))
    #expect(streamedChange("hello".bytes) == nil)
    #expect(streamedChange("{}".bytes) == nil)
  }
}
