package import Browser

/// Requests to the server that the page came from; each is answered once or cancelled.
package final class Network {
  /// Names a request that is on its way.
  package typealias RequestID = Int32

  private let host: Host
  private var waiting: [RequestID: (HTTPResponse) -> Void] = [:]
  private var lastID: RequestID = 0

  /// Makes a network with nothing on its way.
  package init(host: Host) {
    self.host = host
  }

  /// Sends a request; `completion` is called later, unless the request is cancelled before.
  @discardableResult
  package func send(
    _ request: HTTPRequest, _ completion: @escaping (HTTPResponse) -> Void
  ) -> RequestID {
    lastID &+= 1
    waiting[lastID] = completion
    host.fetch(id: lastID, request)
    return lastID
  }

  /// Whoever asked no longer wants to know.
  package func cancel(_ id: RequestID) {
    waiting[id] = nil
  }

  func answered(_ id: RequestID, _ response: HTTPResponse) {
    waiting.removeValue(forKey: id)?(response)
  }
}
