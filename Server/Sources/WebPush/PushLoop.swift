import CCurl

/// The handle of libcurl that drives many requests.
///
/// Only ``wake()`` may be called from another thread than that of its ``PushLoop``.
final class MultiHandle: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer?) { self.pointer = pointer }

  deinit { curl_multi_cleanup(pointer) }

  /// Ends the wait of the thread.
  func wake() { curl_multi_wakeup(pointer) }
}

/// The thread's loop: takes requests, sends them, and reports what came of them.
struct PushLoop {
  private let multi: MultiHandle
  private let limits: PushTimeLimits
  private var queue = PushQueue<PushTransfer>()
  private var running: [UnsafeMutableRawPointer: PushTransfer] = [:]

  init(_ multi: MultiHandle, _ limits: PushTimeLimits) {
    (self.multi, self.limits) = (multi, limits)
  }

  /// Runs until `take` returns `nil`.
  mutating func run(_ take: () -> [PushTransfer]?) {
    while let new = take() {
      for transfer in new { queue.add(transfer, for: transfer.request.endpoint.host) }
      startAll()
      var count: Int32 = 0
      curl_multi_perform(multi.pointer, &count)
      if endAll() == 0 { curl_multi_poll(multi.pointer, nil, 0, Self.longestWait, nil) }
    }
    for (handle, transfer) in running {
      curl_multi_remove_handle(multi.pointer, handle)
      transfer.stop()
    }
    for transfer in queue.removeAll() { transfer.stop() }
  }

  /// In milliseconds; libcurl wakes earlier for its own timers.
  private static let longestWait: Int32 = 1_000

  private mutating func startAll() {
    while let transfer = queue.next() {
      guard let handle = transfer.begin(limits) else {
        queue.end(for: transfer.request.endpoint.host)
        transfer.stop()
        continue
      }
      running[handle] = transfer
      curl_multi_add_handle(multi.pointer, handle)
    }
  }

  /// Reports the requests that have ended, and returns how many these are.
  private mutating func endAll() -> Int {
    var ended = 0
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi.pointer, &left) {
      let (handle, code) = (message.pointee.easy_handle, message.pointee.data.result)
      guard let handle, let transfer = running.removeValue(forKey: handle) else { continue }
      curl_multi_remove_handle(multi.pointer, handle)
      transfer.end(code)
      queue.end(for: transfer.request.endpoint.host)
      ended += 1
    }
    return ended
  }
}
