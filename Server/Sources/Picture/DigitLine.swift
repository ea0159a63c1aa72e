/// Digits and the signs between them in a line: "7/10", "2026-12-03 20:00".
///
/// What has no strokes, such as a space, is a gap.
struct DigitLine {
  /// Between the middles of the strokes of two signs that stand side by side.
  private static let gap = 0.62

  private let strokes: [Stroke]
  /// From the middle of the first stroke to that of the last, in units of which a digit is two high.
  let width: Double

  init(_ text: String) {
    var (strokes, x) = ([Stroke](), 0.0)
    for sign in text.utf8 {
      let (width, own) = Self.sign(sign)
      strokes += own.map { $0.scaled(by: 1, to: Point(x, 0)) }
      x += width + Self.gap
    }
    self.strokes = strokes
    width = max(0, x - Self.gap)
  }

  /// The strokes with units of so many pixels, around a point.
  func strokes(scale: Double, around middle: Point) -> [Stroke] {
    let origin = Point(middle.x - width * scale / 2, middle.y - scale)
    return strokes.map { $0.scaled(by: scale, to: origin) }
  }

  private static func sign(_ sign: UInt8) -> (width: Double, strokes: [Stroke]) {
    switch sign {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return (DigitStrokes.width, DigitStrokes.strokes(of: Int(sign - UInt8(ascii: "0"))))
    case UInt8(ascii: "/"): return (0.8, [.line(Point(0.8, 0), Point(0, 2))])
    case UInt8(ascii: "-"): return (0.5, [.line(Point(0, 1), Point(0.5, 1))])
    case UInt8(ascii: ":"): return (0, [dot(0.5), dot(1.5)])
    default: return (0.4, [])
    }
  }

  private static func dot(_ y: Double) -> Stroke { .line(Point(0, y), Point(0, y)) }
}
