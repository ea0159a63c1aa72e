/// The bytes of a literal in the source.
///
/// NB: One word, because pages pass more than a thousand literals: the bytes of a `StaticString` end
/// with a zero.
struct Literal {
  private let start: UnsafePointer<UInt8>

  @inline(__always)
  init(_ literal: StaticString) { start = literal.utf8Start }

  var bytes: UnsafeBufferPointer<UInt8> {
    var count = 0
    while start[count] != 0 { count &+= 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
