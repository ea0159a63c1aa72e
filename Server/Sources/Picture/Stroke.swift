import Foundation

/// A line that a round pen draws; y grows downwards.
struct Stroke {
  private enum Shape {
    case line(Point, Point)
    /// A part of a circle, clockwise, in degrees from the right.
    case arc(center: Point, radius: Double, from: Double, degrees: Double)
  }

  private var shape: Shape

  static func line(_ start: Point, _ end: Point) -> Stroke { Stroke(shape: .line(start, end)) }

  static func arc(
    _ center: Point, radius: Double, from: Double, degrees: Double
  ) -> Stroke {
    Stroke(shape: .arc(center: center, radius: radius, from: from, degrees: degrees))
  }

  static func circle(_ center: Point, radius: Double) -> Stroke {
    arc(center, radius: radius, from: 0, degrees: 360)
  }
}

/// A place in a drawing.
struct Point {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  static func * (left: Point, right: Double) -> Point { Point(left.x * right, left.y * right) }

  var length: Double { (x * x + y * y).squareRoot() }
}

extension Stroke {
  /// The stroke in units of another size, at another place.
  func scaled(by scale: Double, to origin: Point) -> Stroke {
    switch shape {
    case .line(let start, let end): .line(start * scale + origin, end * scale + origin)
    case .arc(let center, let radius, let from, let degrees):
      .arc(center * scale + origin, radius: radius * scale, from: from, degrees: degrees)
    }
  }

  /// The rectangle around all of the stroke, or around the whole circle of an arc.
  var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    switch shape {
    case .line(let a, let b): (min(a.x, b.x)...max(a.x, b.x), min(a.y, b.y)...max(a.y, b.y))
    case .arc(let center, let radius, _, _):
      (center.x - radius...center.x + radius, center.y - radius...center.y + radius)
    }
  }

  func distance(to point: Point) -> Double {
    switch shape {
    case .line(let start, let end): Self.distance(of: point, toLineFrom: start, to: end)
    case .arc(let center, let radius, let from, let degrees):
      Self.distance(of: point - center, toArcOf: radius, from: from, degrees: degrees)
    }
  }

  private static func distance(
    of point: Point, toLineFrom start: Point, to end: Point
  ) -> Double {
    let (line, way) = (end - start, point - start)
    let square = line.x * line.x + line.y * line.y
    let share = square > 0 ? (way.x * line.x + way.y * line.y) / square : 0
    return (way - line * min(max(share, 0), 1)).length
  }

  private static func distance(
    of point: Point, toArcOf radius: Double, from: Double, degrees: Double
  ) -> Double {
    let angle = atan2(point.y, point.x) * 180 / .pi - from
    let turned = angle - (angle / 360).rounded(.down) * 360
    guard turned > degrees else { return abs(point.length - radius) }
    return [from, from + degrees].map { end in
      (point - Point(cos(end * .pi / 180), sin(end * .pi / 180)) * radius).length
    }.min() ?? 0
  }
}
