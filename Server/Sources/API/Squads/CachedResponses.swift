import NIOCore
import Synchronization

/// The response bodies that were encoded of one state of a squad.
final class CachedResponses: Sendable {
  enum Kind { case players, gathers, snapshot }

  private let bodies = Mutex<[Kind: ByteBuffer]>([:])

  subscript(kind: Kind) -> ByteBuffer? {
    get { bodies.withLock { $0[kind] } }
    set { bodies.withLock { $0[kind] = newValue } }
  }

  /// Forgets all, because the squad has changed.
  func forget() {
    bodies.withLock { $0 = [:] }
  }

  var byteCount: Int {
    bodies.withLock { $0.values.reduce(0) { $0 + $1.readableBytes } }
  }
}
