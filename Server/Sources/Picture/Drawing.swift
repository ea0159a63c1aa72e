/// Points of ink on a ground, as numbers from 0, the ground, to `darkest`.
struct Drawing {
  /// Eight shades for each half of a picture make the 16 of four bits.
  static let darkest: UInt8 = 7

  let width: Int
  let height: Int
  private(set) var shades: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    shades = Array(repeating: 0, count: width * height)
  }

  /// Draws with a round pen, over what is lighter.
  mutating func draw(_ strokes: [Stroke], pen: Double, shade: UInt8 = Self.darkest) {
    for stroke in strokes { draw(stroke, pen: pen / 2, shade: shade) }
  }

  private mutating func draw(_ stroke: Stroke, pen radius: Double, shade: UInt8) {
    let bounds = stroke.bounds
    let (rows, columns) = (
      Self.pixels(bounds.y, margin: radius + 1, count: height),
      Self.pixels(bounds.x, margin: radius + 1, count: width)
    )
    for row in rows {
      for column in columns {
        let middle = Point(Double(column) + 0.5, Double(row) + 0.5)
        let covered = min(max(radius + 0.5 - stroke.distance(to: middle), 0), 1)
        let ink = UInt8((covered * Double(shade)).rounded())
        let position = row * width + column
        if ink > shades[position] { shades[position] = ink }
      }
    }
  }

  private static func pixels(
    _ range: ClosedRange<Double>, margin: Double, count: Int
  ) -> Range<Int> {
    let first = max(0, Int(range.lowerBound - margin))
    return first..<max(first, min(count, Int(range.upperBound + margin) + 1))
  }
}
