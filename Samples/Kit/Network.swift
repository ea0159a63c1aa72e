package import Browser

/// Sends requests to the server that the page came from; each gets one response or is cancelled.
package final class Network {
  package typealias RequestID = Int32

  private let host: Host
  private var waiting: [RequestID: (HTTPResponse) -> Void] = [:]
  private var lastID: RequestID = 0

  package init(host: Host) {
    self.host = host
  }

  /// Sends a request; `completion` is called later, unless the request is cancelled first.
  @discardableResult
  package func send(
    _ request: HTTPRequest, _ completion: @escaping (HTTPResponse) -> Void
  ) -> RequestID {
    lastID &+= 1
    waiting[lastID] = completion
    host.perform(.fetch(id: lastID, request))
    return lastID
  }

  /// Drops the response to a request, which the server may have received already.
  package func cancel(_ id: RequestID) {
    waiting[id] = nil
  }

  func receive(_ response: HTTPResponse, for id: RequestID) {
    waiting.removeValue(forKey: id)?(response)
  }
}
