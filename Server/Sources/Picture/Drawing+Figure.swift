import Figures

extension Drawing {
  /// Draws the shapes of a figure that have one of some inks.
  /// - Parameters:
  ///   - figure: The figure.
  ///   - corner: Where its upper left corner is.
  ///   - scale: How many pixels a unit of it is.
  ///   - shade: The shade of an ink; `nil` for one that is left out.
  mutating func draw(
    _ figure: Figure, at corner: Point, scale: Double, shade: (Figure.Ink) -> UInt8?
  ) {
    let pen = Double(Figure.stroke) * scale
    let place = { (spot: Figure.Spot) in Point(Double(spot.x), Double(spot.y)) * scale + corner }
    for shape in figure.shapes {
      guard let shade = shade(shape.ink) else { continue }
      switch shape {
      case .box(let box, _): fill(box, at: corner, scale: scale, shade: shade)
      case .frame(let box, _): draw(box.edges(pen, place), pen: pen, shade: shade)
      case .dot(let spot, let radius, _):
        draw([.line(place(spot), place(spot))], pen: 2 * Double(radius) * scale, shade: shade)
      case .ring(let spot, let radius, _):
        let middle = Double(radius) * scale - pen / 2
        draw([.circle(place(spot), radius: middle)], pen: pen, shade: shade)
      case .line(let spots, _), .area(let spots, _):
        let points = spots.map(place)
        draw(zip(points, points.dropFirst()).map { .line($0, $1) }, pen: pen, shade: shade)
      }
    }
  }

  private mutating func fill(
    _ box: Figure.Box, at corner: Point, scale: Double, shade: UInt8
  ) {
    let start = Point(Double(box.corner.x), Double(box.corner.y)) * scale + corner
    let end = Point(Double(box.width), Double(box.height)) * scale + start
    // By lines with a round pen, so that corners are round.
    let pen = min(12, end.x - start.x, end.y - start.y)
    let inset = Point(pen / 2, pen / 2)
    draw(Stroke.edges(from: start + inset, to: end - inset), pen: pen, shade: shade)
    for y in stride(from: start.y + pen, to: end.y - pen / 2, by: max(1, pen / 2)) {
      draw(
        [.line(Point(start.x + pen / 2, y), Point(end.x - pen / 2, y))], pen: pen, shade: shade)
    }
  }
}

extension Stroke {
  /// The four lines of a rectangle between two corners.
  fileprivate static func edges(from start: Point, to end: Point) -> [Stroke] {
    let corners = [start, Point(end.x, start.y), end, Point(start.x, end.y), start]
    return zip(corners, corners.dropFirst()).map { .line($0, $1) }
  }
}

extension Figure.Box {
  /// The lines that draw its inside edge.
  fileprivate func edges(_ pen: Double, _ place: (Figure.Spot) -> Point) -> [Stroke] {
    let end = place(Figure.Spot(corner.x + width, corner.y + height))
    let inset = Point(pen / 2, pen / 2)
    return Stroke.edges(from: place(corner) + inset, to: end - inset)
  }
}

extension Figure.Shape {
  fileprivate var ink: Figure.Ink {
    switch self {
    case .box(_, let ink), .frame(_, let ink), .dot(_, _, let ink), .ring(_, _, let ink),
      .line(_, let ink), .area(_, let ink):
      ink
    }
  }
}
