import API
import Domain
import ServerTestSupport
import Synchronization
import TestSupport

/// An environment whose clock a test moves, and whose random bits are the same in each run.
final class TestEnvironment: Sendable {
  private let state: Mutex<(now: Instant, numbers: SplitMix64)>

  init(seed: UInt64 = 7) {
    state = Mutex((.kickOff, SplitMix64(seed: seed)))
  }

  var now: Instant { state.withLock { $0.now } }

  var environment: ServerEnvironment {
    ServerEnvironment(
      now: { self.now }, randomBits: { self.state.withLock { $0.numbers.next() } })
  }

  func advance(bySeconds seconds: Int64) {
    state.withLock { $0.now = $0.now.advanced(byMilliseconds: seconds * 1_000) }
  }

  func advance(byDays days: Int64) {
    advance(bySeconds: days * 24 * 60 * 60)
  }
}
