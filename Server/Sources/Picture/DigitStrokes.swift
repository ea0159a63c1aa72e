/// The strokes of digits, in the manner of the signs on shirts and scoreboards.
enum DigitStrokes {
  /// The width between the middles of the outer strokes; the height is 2.
  static let width = 1.0

  private static let left = 0.0
  private static let right = 1.0
  private static let top = 0.0
  private static let bottom = 2.0
  private static let radius = 0.5
  private static let upper = Point(0.5, 0.5)
  private static let lower = Point(0.5, 1.5)

  static func strokes(of digit: Int) -> [Stroke] {
    switch digit {
    case 0: zero
    case 1: one
    case 2: two
    case 3: three
    case 4: four
    case 5: five
    case 6: six
    case 7: seven
    case 8: eight
    default: nine
    }
  }

  private static let zero: [Stroke] = [
    .arc(upper, radius: radius, from: 180, degrees: 180),
    .line(Point(right, upper.y), Point(right, lower.y)),
    .arc(lower, radius: radius, from: 0, degrees: 180),
    .line(Point(left, upper.y), Point(left, lower.y)),
  ]

  private static let one: [Stroke] = [
    .line(Point(0.2, 0.4), Point(0.66, top)), .line(Point(0.66, top), Point(0.66, bottom)),
  ]

  /// The straight part touches the upper circle.
  private static let two: [Stroke] = [
    .arc(upper, radius: radius, from: 180, degrees: 217),
    .line(Point(0.9, 0.8), Point(left, bottom)), .line(Point(left, bottom), Point(right, bottom)),
  ]

  private static let three: [Stroke] = [
    .arc(upper, radius: radius, from: 190, degrees: 260),
    .arc(lower, radius: radius, from: 270, degrees: 260),
  ]

  private static let four: [Stroke] = [
    .line(Point(0.6, top), Point(left, 1.4)), .line(Point(left, 1.4), Point(right, 1.4)),
    .line(Point(0.72, 0.85), Point(0.72, bottom)),
  ]

  private static let five: [Stroke] = [
    .line(Point(0.94, top), Point(0.1, top)), .line(Point(0.1, top), Point(0.05, 0.9)),
    .line(Point(0.05, 0.9), Point(0.45, 0.9)),
    .arc(Point(0.45, 1.45), radius: 0.55, from: 270, degrees: 230),
  ]

  private static let six: [Stroke] = [
    .circle(lower, radius: radius),
    .line(Point(left, upper.y), Point(left, lower.y)),
    .arc(upper, radius: radius, from: 180, degrees: 165),
  ]

  private static let seven: [Stroke] = [
    .line(Point(left, top), Point(right, top)), .line(Point(right, top), Point(0.35, bottom)),
  ]

  private static let eight: [Stroke] = [
    .circle(upper, radius: radius), .circle(lower, radius: radius),
  ]

  private static let nine: [Stroke] = [
    .circle(upper, radius: radius),
    .line(Point(right, upper.y), Point(right, lower.y)),
    .arc(lower, radius: radius, from: 0, degrees: 165),
  ]
}
