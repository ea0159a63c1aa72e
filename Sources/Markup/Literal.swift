/// The bytes of a literal in the source.
///
/// NB: Two words, where `StaticString` has three.
struct Literal {
  let start: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  init(_ literal: StaticString) {
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
