import NIOCore

/// An encoded answer and the state of the squad that it tells of.
struct CachedResponse {
  enum Kind { case players, gathers, snapshot }

  let sequence: Int64
  let bytes: ByteBuffer
}
