import Domain
import Testing

@testable import Picture

/// What the picture of a score is drawn and written with.
struct ScorePictureTests {
  private static let colors: [TeamColor?] = [nil] + TeamColor.allCases.map(\.self)

  @Test(arguments: colors, Side.allCases)
  func `the digits are legible on every colour`(_ color: TeamColor?, _ side: Side) {
    let ground = RGB(of: color, side)
    #expect(ground.contrast(to: ground.ink) >= 4.5)
  }

  @Test func `a stroke covers what is within its pen, and thins out at its edge`() {
    var drawing = Drawing(width: 20, height: 3)
    drawing.draw([.line(Point(5, 1.5), Point(10, 1.5))], pen: 5)
    let row = drawing.shades[20..<40].map(Int.init)
    #expect(row == [0, 0, 4, 7, 7, 7, 7, 7, 7, 7, 7, 7, 4] + Array(repeating: 0, count: 7))
  }

  @Test func `an arc ends where its degrees end`() {
    let quarter = Stroke.arc(Point(0, 0), radius: 10, from: 180, degrees: 90)
    #expect(quarter.distance(to: Point(0, -10)) < 0.000_1)
    #expect(quarter.distance(to: Point(-10, 0)) < 0.000_1)
    #expect(abs(quarter.distance(to: Point(0, 10)) - 200.0.squareRoot()) < 0.000_1)
    #expect(abs(quarter.distance(to: Point(-20, -20)) - (800.0.squareRoot() - 10)) < 0.000_1)
  }

  @Test func `each digit is drawn in another way, inside its box`() {
    let drawings = (0...9).map { digit in
      var drawing = Drawing(width: 40, height: 60)
      let strokes = DigitStrokes.strokes(of: digit).map { $0.scaled(by: 20, to: Point(10, 10)) }
      drawing.draw(strokes, pen: 6)
      return drawing
    }
    #expect(Set(drawings.map(\.shades)).count == 10)
    for drawing in drawings {
      #expect(drawing.shades.prefix(40 * 6).allSatisfy { $0 == 0 })
      #expect(drawing.shades.suffix(40 * 6).allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 10, 11, 18, 19, 131, 258, 259, 260, 261, 515, 5_000])
  func `what was compressed is read back`(count: Int) throws {
    let bytes: [UInt8] = [1, 200] + Array(repeating: 7, count: count) + [143, 144, 255, 0]
    let read = try Inflate.bytes(of: RunLengthDeflate.zlib(bytes))
    #expect(read == bytes)
  }
}

/// Reads what `RunLengthDeflate` may write, by the tables of RFC 1951.
private struct Inflate {
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let extraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  private var bits: [UInt8]
  private var position = 0

  static func bytes(of zlib: [UInt8]) throws -> [UInt8] {
    try #require(zlib.starts(with: [0x78, 0x01]))
    let content = zlib.dropFirst(2).dropLast(4)
    var inflate = Inflate(bits: content.flatMap { byte in (0..<8).map { byte >> $0 & 1 } })
    try #require(inflate.number(3) == 0b011)
    var bytes: [UInt8] = []
    while case let symbol = inflate.symbol(), symbol != 256 {
      guard symbol > 256 else {
        bytes.append(UInt8(symbol))
        continue
      }
      let length = lengths[symbol - 257] + inflate.number(extraBits[symbol - 257])
      try #require(inflate.code(5) == 0)
      bytes.append(contentsOf: Array(repeating: try #require(bytes.last), count: length))
    }
    return bytes
  }

  private mutating func number(_ count: Int) -> Int {
    defer { position += count }
    return (0..<count).reduce(0) { $0 | Int(bits[position + $1]) << $1 }
  }

  private mutating func code(_ count: Int) -> Int {
    defer { position += count }
    return (0..<count).reduce(0) { $0 << 1 | Int(bits[position + $1]) }
  }

  private mutating func symbol() -> Int {
    let start = code(7)
    if start < 0b001_1000 { return 256 + start }
    let next = start << 1 | code(1)
    if next < 0b1100_0000 { return next - 0x30 }
    if next < 0b1100_1000 { return 280 + next - 0b1100_0000 }
    return 144 + (next << 1 | code(1)) - 0b1_1001_0000
  }
}
