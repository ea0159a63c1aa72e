import Domain
import Presentation
import TestSupport
import Texts

/// The app has made no request.
struct NothingAsked: Error {}

// The network between a device and a server.
extension TestApp {
  /// A device with Zoe logged in that knows everything that the server knows.
  static func loggedIn(
    to server: inout TestServer, number: UInt64 = 1, now: Instant = .kickOff, clockError: Int64 = 0
  ) -> Self {
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(number: number, now: now, clockError: clockError)
    device.logIn()
    device.sync(with: &server)
    return device
  }

  mutating func logIn(as username: String = "Zoe", _ password: String = "a long secret") {
    type(username: username, password: password)
    tap(.login(.loginTapped))
    // What is here goes into the account, when the app asks.
    if case .login(let model) = app.screen, model.ownDataQuestion != nil { tap(.login(.addTapped)) }
  }

  /// Delivers the response to the oldest request, or the next change of the live stream.
  /// - Returns: `false` when there is nothing to deliver.
  @discardableResult
  mutating func deliverOne(with server: inout TestServer) -> Bool {
    if !requests.isEmpty {
      if let response = server.respond(to: requests.removeFirst(), at: now) {
        send(.server(response))
      }
      return true
    }
    guard !isStreamHeldBack else { return false }
    if streamed != nil, owesSign {
      owesSign = false
      send(.server(.streamAlive))
      return true
    }
    guard let streamed, let account = app.account,
      let page = server.page(of: account.log, after: streamed, at: now), page.upTo > streamed
    else { return false }
    self.streamed = page.upTo
    if let next = page.changes.first { send(.server(.streamed(next))) }
    return true
  }

  /// Takes the server's response to the oldest request, to be delivered later.
  mutating func takeResponse(of server: inout TestServer) throws -> ServerEvent {
    guard let request = requests.first, let response = server.respond(to: request, at: now) else {
      throw NothingAsked()
    }
    requests.removeFirst()
    return response
  }

  /// Delivers until there is nothing left to deliver.
  mutating func sync(with server: inout TestServer) {
    var count = 0
    while count < 2_000, deliverOne(with: &server) { count += 1 }
  }

  /// Breaks the network: every request is lost, and the stream ends.
  mutating func loseNetwork() {
    send(.device(.offline))
    loseRequests()
    streamed = nil
  }

  /// Loses the requests before they reach the server.
  mutating func loseRequests() {
    while !requests.isEmpty { fail(requests.removeFirst(), .unreachable) }
  }

  /// Loses the oldest request, as one that is dropped because nothing answers it.
  mutating func loseRequestOnce() {
    guard !requests.isEmpty else { return }
    fail(requests.removeFirst(), .unreachable)
  }

  /// Fails the request with this error.
  mutating func fail(_ call: ServerCall, _ syncError: SyncError) {
    switch call {
    case .sync(let log, _), .ask(let log, _), .snapshot(let log, _):
      send(.server(.syncFailed(log, syncError)))
    case .logIn, .register: send(.server(.logInFailed(.unreachable)))
    case .listSessions: send(.server(.accountTaskFailed(.listSessions, .unreachable)))
    case .endSessions: send(.server(.accountTaskFailed(.endSessions, .unreachable)))
    case .changePassword: send(.server(.accountTaskFailed(.changePassword, .unreachable)))
    case .deleteAccount: send(.server(.accountTaskFailed(.deleteAccount, .unreachable)))
    case .useKey(let key, _): send(.server(.keyAnswered(key, .failed(syncError))))
    case .previewJoin, .join, .recover: send(.server(.joinFailed(.unreachable)))
    case .recall: send(.server(.recallFailed(syncError)))
    case .makeJoinCode: send(.server(.accountTaskFailed(.makeJoinCode, .unreachable)))
    case .makeRecoveryCode: send(.server(.accountTaskFailed(.makeRecoveryCode, .unreachable)))
    case .giveName: send(.server(.accountTaskFailed(.giveName, .unreachable)))
    case .deleteUnnamed: send(.server(.accountTaskFailed(.deleteAccount, .unreachable)))
    case .logOut, .askAddress: break
    }
  }

  mutating func findNetwork() { send(.device(.online)) }

  /// The sync requests that the app made, oldest first.
  var syncs: [SyncRequest] {
    effects.compactMap { effect in
      guard case .call(.sync(_, let request)) = effect else { return nil }
      return request
    }
  }
}

extension TestApp {
  /// Whether the only request that is under way is for the squad as a whole.
  var isLoadingSnapshot: Bool {
    guard requests.count == 1, case .snapshot(DeviceAccount.zoe.log, _) = requests[0] else {
      return false
    }
    return true
  }
}
