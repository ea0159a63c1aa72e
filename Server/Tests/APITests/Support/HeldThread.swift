import Dispatch
import NIOPosix

/// A pool of one thread, which is busy until a test lets it go.
struct HeldThread {
  let pool = NIOThreadPool(numberOfThreads: 1)
  private let gate = DispatchSemaphore(value: 0)

  init() {
    pool.start()
    hold()
  }

  /// Makes the thread busy when it has done what it was given before.
  func hold() {
    pool.submit { [gate] _ in gate.wait() }
  }

  func letGo() {
    gate.signal()
  }

  /// Ends the thread, which must have been let go.
  func end() async throws {
    try await pool.shutdownGracefully()
  }
}
