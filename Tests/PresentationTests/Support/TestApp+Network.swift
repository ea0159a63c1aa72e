import Domain
import Presentation
import TestSupport

/// The app has not asked for anything.
struct NothingAsked: Error {}

// The network between a phone and a server.
extension TestApp {
  /// A phone on which Zoe is logged in, that knows all that the server knows.
  static func loggedIn(
    to server: inout TestServer, number: UInt64 = 1, now: Instant = .kickOff, clockError: Int64 = 0
  ) -> Self {
    server.passwords["Zoe"] = "secret"
    var phone = TestApp(number: number, now: now, clockError: clockError)
    phone.logIn()
    phone.sync(with: &server)
    return phone
  }

  mutating func logIn(as username: String = "Zoe", _ password: String = "secret") {
    if app.destination != .login { open(.login) }
    type(username: username, password: password)
    tap(.login(.loginTapped))
  }

  /// The server answers the oldest request, or tells what is new over the live stream; `false` when there is nothing to deliver.
  @discardableResult
  mutating func deliverOne(with server: inout TestServer) -> Bool {
    if !requests.isEmpty {
      if let answer = server.answer(requests.removeFirst(), at: now) { send(.server(answer)) }
      return true
    }
    guard let streamed, let account = app.account,
      let next = server.logs[account.squad]?.page(since: streamed, limit: 1).changes.first
    else { return false }
    self.streamed = streamed + 1
    send(.server(.streamed(next)))
    return true
  }

  /// What the server answers to the oldest request, which is under way from now on.
  mutating func takeAnswer(of server: inout TestServer) throws -> ServerEvent {
    guard let request = requests.first, let answer = server.answer(request, at: now) else {
      throw NothingAsked()
    }
    requests.removeFirst()
    return answer
  }

  /// Delivers until there is nothing more to deliver.
  mutating func sync(with server: inout TestServer) {
    var count = 0
    while count < 2_000, deliverOne(with: &server) { count += 1 }
  }

  /// The network fails: every request is lost, and the stream ends.
  mutating func loseNetwork() {
    send(.device(.offline))
    loseRequests()
    streamed = nil
  }

  /// What was asked never reaches the server.
  mutating func loseRequests() {
    while !requests.isEmpty { fail(requests.removeFirst(), .unreachable) }
  }

  /// The request to the server fails so.
  mutating func fail(_ call: ServerCall, _ syncError: SyncError) {
    switch call {
    case .sync(let squad, _), .snapshot(let squad): send(.server(.syncFailed(squad, syncError)))
    case .logIn, .register: send(.server(.logInFailed(.unreachable)))
    case .logOut: break
    }
  }

  mutating func findNetwork() { send(.device(.online)) }

  /// What the app sent to sync, oldest first.
  var syncs: [SyncRequest] {
    effects.compactMap { effect in
      guard case .call(.sync(_, let request)) = effect else { return nil }
      return request
    }
  }
}
