import Domain
import Presentation
import TestSupport

/// Two windows of one browser on one device, with one disk and one login, and a server.
///
/// Messages, responses, reads and writes take as long as the caller wants.
struct SharedBrowser {
  var server = TestServer()
  var windows: [TestApp]
  /// Whether the server takes the login that both windows send.
  var isLoginValid = true
  /// The messages on their way to each window, oldest first.
  private var messages: [[[UInt8]]] = [[], []]
  /// The responses on their way to each window, oldest first.
  private var responses: [[Response]] = [[], []]

  private struct Response {
    let event: ServerEvent
    let isSync: Bool
    /// How often the window had read the disk when it sent the request.
    let readCount: Int
  }

  /// Opens the app twice, with Zoe logged in.
  init(clockError: Int64 = 0) {
    var first = TestApp.loggedIn(to: &server, clockError: clockError)
    let second = TestApp(beside: &first, number: 2)
    windows = [first, second]
    settle()
  }

  /// The account whose changes are on the disk.
  var account: DeviceAccount? { windows[0].disk.state.account }

  /// Sends what a window tells on its way to the other.
  private mutating func takeMessages(of window: Int) {
    messages[1 - window] += windows[window].told
    windows[window].told = []
  }

  /// Delivers the oldest message to a window.
  mutating func deliverMessage(to window: Int) {
    takeMessages(of: 1 - window)
    guard !messages[window].isEmpty else { return }
    windows[window].receive(messages[window].removeFirst())
  }

  /// Lets the server decide about the oldest request of a window; its response is on its way then.
  mutating func respond(to window: Int) {
    guard !windows[window].requests.isEmpty else { return }
    let request = windows[window].requests.removeFirst()
    if let response = response(to: request, at: windows[window].now) {
      responses[window].append(
        Response(
          event: response, isSync: request.isSync, readCount: windows[window].readCount))
    }
  }

  private mutating func response(to request: ServerCall, at now: Instant) -> ServerEvent? {
    switch request {
    case .sync(let squad, _) where !isLoginValid, .ask(let squad, _) where !isLoginValid,
      .snapshot(let squad, _) where !isLoginValid:
      return .syncFailed(squad, .notLoggedIn)
    default: break
    }
    let response = server.respond(to: request, at: now)
    switch response {
    case .loggedIn: isLoginValid = true
    case .loggedOut: isLoginValid = false
    default: break
    }
    return response
  }

  /// Delivers the oldest response to a window, or else the next change of its live stream.
  mutating func deliverResponse(to window: Int) {
    if responses[window].isEmpty {
      if windows[window].requests.isEmpty, isLoginValid {
        windows[window].deliverOne(with: &server)
      }
    } else {
      let response = responses[window].removeFirst()
      guard !response.isSync || response.readCount == windows[window].readCount else { return }
      windows[window].send(.server(response.event))
    }
  }

  /// Kills a window between any two writes, and opens it again.
  mutating func kill(_ window: Int) {
    takeMessages(of: window)
    windows[window] = TestApp(restarting: windows[window])
    messages[window] = []
    responses[window] = []
  }

  mutating func loseNetwork(of window: Int) {
    windows[window].loseNetwork()
    responses[window] = []
  }

  /// Logs in again in a window, to the account that was logged in last.
  mutating func logIn(in window: Int) {
    windows[window].logIn()
    for _ in 0..<3 { finishWriting(in: window) }
    while !windows[window].requests.isEmpty { respond(to: window) }
    while !responses[window].isEmpty { deliverResponse(to: window) }
  }

  mutating func finishWriting(in window: Int) {
    while windows[window].disk.isWriting { windows[window].finishWriting() }
    windows[window].finishReading()
  }

  /// Delivers everything, until nothing is under way.
  mutating func settle() {
    for window in windows.indices {
      windows[window].isDiskSlow = false
      windows[window].isReadingSlow = false
    }
    for _ in 0..<6 {
      for window in windows.indices { deliverEverything(to: window) }
      for window in windows.indices {
        windows[window].wait(seconds: 61)
        windows[window].send(.device(.online))
        windows[window].send(.device(.shown))
        deliverEverything(to: window)
      }
    }
  }

  private mutating func deliverEverything(to window: Int) {
    for _ in 0..<400 {
      finishWriting(in: window)
      deliverMessage(to: window)
      respond(to: window)
      deliverResponse(to: window)
    }
  }
}
