/// The bytes of a literal in the source.
///
/// NB: One word, because pages pass more than a thousand literals: the bytes of a `StaticString` end
/// with a zero.
struct Literal {
  /// The first of the bytes, which end with a zero.
  let start: UnsafePointer<UInt8>

  @inline(__always)
  init(_ literal: StaticString) { start = literal.utf8Start }

  var bytes: UnsafeBufferPointer<UInt8> {
    var count = 0
    while start[count] != 0 { count &+= 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }
  var string: String { String(decoding: bytes, as: UTF8.self) }
}

// Literals are copied by eight bytes at a time, and their end is found in the same pass: measuring
// them first took a quarter of the time that writes a page.
extension Literal {
  /// The next eight bytes of a literal; after its end comes a zero, and then anything.
  @inline(__always)
  static func word(at position: UnsafePointer<UInt8>) -> UInt64 {
    #if arch(wasm32)
      // Memory goes on after every literal, so these bytes exist.
      return UnsafeRawPointer(position).loadUnaligned(as: UInt64.self)
    #else
      var word: UInt64 = 0
      for index in 0..<8 {
        guard position[index] != 0 else { break }
        word |= UInt64(position[index]) &<< UInt64(index &* 8)
      }
      return word
    #endif
  }
}

extension UInt64 {
  /// How many of the eight bytes, in the order of memory, come before the first zero.
  @inline(__always)
  var countBeforeZero: Int { zeroBytes.trailingZeroBitCount &>> 3 }

  /// The highest bit of the first byte that is zero, and perhaps of bytes after it.
  @inline(__always)
  var zeroBytes: UInt64 {
    // A byte that is zero borrows from its highest bit.
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
  }
}
