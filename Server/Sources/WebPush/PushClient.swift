import CCurl
import Foundation
import Synchronization

/// Sends requests to push services, with the system's libcurl on one thread.
///
/// It follows no redirects, uses no proxy of the environment, reads at most a few kilobytes of a response, and
/// connects only to public addresses, whatever the host's name leads to when it does.
/// ```swift
/// let client = PushClient()
/// let delivery = await client.send(request)
/// client.close()
/// ```
package final class PushClient: Sendable {
  private let state = Mutex(State())
  private let handle: MultiHandle

  private struct State {
    var new: [PushTransfer] = []
    var isClosed = false
  }

  /// Starts the thread.
  /// - Parameter timeLimits: For how long a request may take.
  package init(timeLimits: PushTimeLimits = PushTimeLimits()) {
    handle = MultiHandle(curl_multi_init())
    Thread.detachNewThread { [self] in
      var loop = PushLoop(self.handle, timeLimits)
      loop.run { self.take() }
    }
  }

  /// Sends a request, and returns when it was answered or failed.
  package func send(_ request: PushRequest) async -> PushDelivery {
    await withCheckedContinuation { continuation in
      let isClosed = state.withLock { state in
        if !state.isClosed {
          state.new.append(PushTransfer(request) { continuation.resume(returning: $0) })
        }
        return state.isClosed
      }
      if isClosed { continuation.resume(returning: .failed(.stopped)) } else { handle.wake() }
    }
  }

  /// Ends the thread; what was not answered fails.
  package func close() {
    state.withLock { $0.isClosed = true }
    handle.wake()
  }

  /// The requests that came since the last call; `nil` when the client is closed.
  private func take() -> [PushTransfer]? {
    state.withLock { state in
      defer { state.new = [] }
      // What came before it was closed ends with it.
      return state.isClosed && state.new.isEmpty ? nil : state.new
    }
  }
}

/// For how long a request to a push service may take.
package struct PushTimeLimits: Sendable {
  var connecting: Duration
  var total: Duration

  package init(connecting: Duration = .seconds(5), total: Duration = .seconds(10)) {
    (self.connecting, self.total) = (connecting, total)
  }
}
