import CZlib

/// Compresses and decompresses gzip (RFC 1952) with zlib.
///
/// ```swift
/// let compressed = try Gzip.compressed(bytes)
/// let same = try Gzip.decompressed(compressed, upTo: 1 << 20)
/// ```
package enum Gzip {
  /// The largest window of deflate, and the header and checksum of gzip around it.
  private static let windowBits: Int32 = 15 + 16
  private static let chunkByteCount = 1 << 16

  /// Decompresses one gzip member.
  /// - Parameters:
  ///   - bytes: The member, and nothing else.
  ///   - byteLimit: The most bytes to return. They are counted while they are made, so a small message cannot fill the
  ///     memory.
  /// - Returns: What the member holds.
  /// - Throws: `GzipError` when the bytes are no member, or hold more than the limit.
  package static func decompressed(
    _ bytes: [UInt8], upTo byteLimit: Int
  ) throws(GzipError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, size) == Z_OK else {
      throw .outOfMemory
    }
    defer { inflateEnd(&stream) }
    let (status, result, unread) = run(&stream, on: bytes, upTo: byteLimit) {
      inflate(&$0, Z_NO_FLUSH)
    }
    guard result.count <= byteLimit else { throw .tooLarge }
    switch status {
    case Z_STREAM_END where unread == 0: return result
    case Z_MEM_ERROR: throw .outOfMemory
    default: throw .damaged
    }
  }

  /// How many bytes a gzip member says that it holds, in its last four; decompressing fails if it holds others.
  ///
  /// - Returns: The size; `nil` for what is too short to be a member.
  package static func statedSize(of bytes: [UInt8]) -> Int? {
    let leastByteCount = 18
    guard bytes.count >= leastByteCount else { return nil }
    return bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Compresses bytes into one gzip member.
  /// - Returns: The member.
  /// - Throws: `GzipError.outOfMemory`.
  package static func compressed(_ bytes: [UInt8]) throws(GzipError) -> [UInt8] {
    var stream = z_stream()
    let (memoryLevel, size): (Int32, Int32) = (8, Int32(MemoryLayout<z_stream>.size))
    let begun = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, size)
    guard begun == Z_OK else { throw .outOfMemory }
    defer { deflateEnd(&stream) }
    let (status, result, _) = run(&stream, on: bytes, upTo: .max) { deflate(&$0, Z_FINISH) }
    guard status == Z_STREAM_END else { throw .outOfMemory }
    return result
  }

  /// Calls a step of zlib until it ends, fails, lacks input or has made more than the limit.
  ///
  /// Also returns how many bytes of the input it did not read.
  private static func run(
    _ stream: inout z_stream, on bytes: [UInt8], upTo byteLimit: Int,
    _ step: (inout z_stream) -> Int32
  ) -> (status: Int32, result: [UInt8], unread: Int) {
    var input = bytes
    var result: [UInt8] = []
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var status = Z_OK
      while status == Z_OK, result.count <= byteLimit {
        var made = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: chunkByteCount) { buffer, count in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(buffer.count)
          status = step(&stream)
          made = buffer.count - Int(stream.avail_out)
          count = made
        }
        result += chunk
        // Nothing more can be made of what is there.
        if made < chunkByteCount, status == Z_OK { break }
      }
      return (status, result, Int(stream.avail_in))
    }
  }
}

/// Why bytes could not be compressed or decompressed.
package enum GzipError: Error, Hashable {
  /// The bytes are no gzip member, end too early, or others follow.
  case damaged
  /// The bytes hold more than the limit.
  case tooLarge
  /// zlib got no memory.
  case outOfMemory
}
