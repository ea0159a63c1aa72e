import GzipCoding
import Testing

@Suite("gzip")
struct GzipTests {
  private static let samples: [[UInt8]] = [
    [], [0], Array("Ann".utf8), Array(repeating: 7, count: 300_000),
    (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3 ^ $0 >> 9) },
  ]

  @Test(arguments: samples)
  func `what was compressed is decompressed`(bytes: [UInt8]) throws {
    #expect(try Gzip.decompressed(Gzip.compressed(bytes), upTo: bytes.count) == bytes)
  }

  @Test func `what another program compressed is decompressed`() throws {
    // printf 'Who comes?' | gzip --no-name | od
    let member: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x0B, 0xCF, 0xC8, 0x57, 0x48,
      0xCE, 0xCF, 0x4D, 0x2D, 0xB6, 0x07, 0x00, 0x05, 0xE1, 0xA9, 0x39, 0x0A, 0x00, 0x00, 0x00,
    ]
    #expect(try Gzip.decompressed(member, upTo: 10) == Array("Who comes?".utf8))
  }

  @Test func `one byte over the limit is refused, and what ends at it is not`() throws {
    let member = try Gzip.compressed(Array(repeating: 7, count: 100_000))
    #expect(throws: GzipError.tooLarge) { try Gzip.decompressed(member, upTo: 99_999) }
    #expect(try Gzip.decompressed(member, upTo: 100_000).count == 100_000)
  }

  @Test(arguments: samples)
  func `a member says how much it holds before it is decompressed`(bytes: [UInt8]) throws {
    #expect(Gzip.statedSize(of: try Gzip.compressed(bytes)) == bytes.count)
  }

  @Test func `what is too short to be a member says nothing of its size`() throws {
    #expect(Gzip.statedSize(of: Array(try Gzip.compressed([]).prefix(17))) == nil)
    #expect(Gzip.statedSize(of: []) == nil)
  }

  @Test func `a member that says that it holds another number of bytes is damaged`() throws {
    var member = try Gzip.compressed([1, 2, 3])
    member[member.count - 4] = 4
    #expect(throws: GzipError.damaged) { try Gzip.decompressed(member, upTo: 4) }
  }

  @Test func `a member that ends too early is refused wherever it ends`() throws {
    let member = try Gzip.compressed(Array("Who comes on Thursday?".utf8))
    for length in 0..<member.count {
      #expect(throws: GzipError.damaged, "\(length) bytes") {
        try Gzip.decompressed(Array(member.prefix(length)), upTo: 1_000)
      }
    }
  }

  @Test func `what follows a member is refused`() throws {
    let member = try Gzip.compressed([1, 2, 3])
    #expect(throws: GzipError.damaged) { try Gzip.decompressed(member + [0], upTo: 1_000) }
    #expect(throws: GzipError.damaged) { try Gzip.decompressed(member + member, upTo: 1_000) }
  }

  @Test func `a member with a flipped bit never decompresses to something else`() throws {
    let bytes = Array("Ann is in, Ben is out, Cem may come.".utf8)
    let member = try Gzip.compressed(bytes)
    for bit in 0..<member.count * 8 {
      var damaged = member
      damaged[bit / 8] ^= 1 << (bit % 8)
      let result = try? Gzip.decompressed(damaged, upTo: 1_000)
      #expect(result == nil || result == bytes, "bit \(bit)")
    }
  }
}
