import API
import Domain
import ServerTestSupport
import Synchronization

/// A world whose clock stands until a test moves it, and whose random bits are the same each time.
final class TestWorld: Sendable {
  private let state = Mutex((now: Instant.kickOff, seed: UInt64(7)))

  var now: Instant { state.withLock { $0.now } }

  var world: World {
    World(now: { self.now }, randomBits: { self.nextBits() })
  }

  func advance(bySeconds seconds: Int64) {
    state.withLock { $0.now = $0.now.advanced(byMilliseconds: seconds * 1_000) }
  }

  func advance(byDays days: Int64) {
    advance(bySeconds: days * 24 * 60 * 60)
  }

  /// SplitMix64, https://prng.di.unimi.it/splitmix64.c.
  private func nextBits() -> UInt64 {
    state.withLock { state in
      state.seed &+= 0x9E37_79B9_7F4A_7C15
      var bits = state.seed
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
}

/// A generator whose numbers are the same each time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // Knuth's MMIX constants; the high bits are the good ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
