import NIOCore

/// An encoded response body and the sequence number of the squad's state in it.
struct CachedResponse {
  enum Kind { case players, gathers, snapshot }

  let sequence: Int64
  let bytes: ByteBuffer
}
