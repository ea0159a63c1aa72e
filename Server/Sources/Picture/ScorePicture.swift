package import Domain

/// The score on the colours of both teams, as chats show it beside a link.
///
/// It has no names, because the server has no typeface; chats write the page's title below it.
package struct ScorePicture: Hashable, Sendable {
  /// In pixels.
  package static let width = 1_200
  /// In pixels.
  package static let height = 630

  /// What is shown of a side.
  private struct Half: Hashable {
    let side: Side
    let goals: Int
    let color: RGB
  }

  private let halves: [Half]

  /// Creates the picture of the game that is shown of a gather.
  package init(_ gather: Gather) {
    halves = gather.shownGame.pairing.sides.map { side in
      Half(
        side: side, goals: gather.shownGame.goals(of: side),
        color: RGB(of: gather[side].color, side))
    }
  }

  /// The picture as a PNG of a few kilobytes.
  package var png: [UInt8] {
    let drawing = drawing
    let image = IndexedImage(
      width: Self.width, height: Self.height,
      colors: halves.flatMap { half in half.color.shades(to: half.color.ink, Drawing.darkest) }
    ) { row, column in
      let shade = drawing.shades[row * Self.width + column]
      return column < Self.width / 2 ? shade : shade + Drawing.darkest + 1
    }
    return image.png
  }
}

extension ScorePicture {
  private static let middle = Point(Double(width) / 2, Double(height) / 2)
  /// The pen of digits, in their own units, and the part of a unit between two of them.
  private static let digitPen = 0.37
  private static let digitGap = 0.62
  /// The middle of the digits, which are below the marks.
  private static let digitsY = 365.0
  private static let markY = 86.0

  private var drawing: Drawing {
    var drawing = Drawing(width: Self.width, height: Self.height)
    drawing.drawPitch(around: Self.middle)
    for (index, half) in halves.enumerated() {
      let x = Self.middle.x * (Double(index) + 0.5)
      drawing.drawMark(half.side, at: Point(x, Self.markY))
      let scale = half.goals < 10 ? 172.0 : 152
      drawing.draw(
        Self.digits(of: half.goals, around: x, scale), pen: Self.digitPen * scale)
    }
    return drawing
  }

  private static func digits(of goals: Int, around x: Double, _ scale: Double) -> [Stroke] {
    let digits = goals < 10 ? [goals] : [goals / 10 % 10, goals % 10]
    let step = DigitStrokes.width + digitGap
    let width = Double(digits.count) * step - digitGap
    return digits.enumerated().flatMap { index, digit in
      let left = x + (Double(index) * step - width / 2) * scale
      return DigitStrokes.strokes(of: digit).map {
        $0.scaled(by: scale, to: Point(left, digitsY - scale))
      }
    }
  }
}

extension Drawing {
  /// The halfway line and the centre circle, faint as on grass.
  fileprivate mutating func drawPitch(around middle: Point) {
    let line = Stroke.line(Point(middle.x, 0), Point(middle.x, Double(height)))
    draw([line, .circle(middle, radius: 150)], pen: 6, shade: 2)
  }

  /// The shape of a team, as pages have it.
  fileprivate mutating func drawMark(_ side: Side, at middle: Point) {
    switch side {
    case .teamA: draw([.line(middle, middle)], pen: 72)
    case .teamB: draw([.circle(middle, radius: 28)], pen: 18)
    case .teamC: drawOutline([(0, -26), (30, 26), (-30, 26)], around: middle, pen: 18)
    case .teamD: drawOutline([(-26, -26), (26, -26), (26, 26), (-26, 26)], around: middle, pen: 16)
    }
  }

  private mutating func drawOutline(
    _ corners: [(x: Double, y: Double)], around middle: Point, pen: Double
  ) {
    let points = corners.map { Point(middle.x + $0.x, middle.y + $0.y) }
    let lines = zip(points, points.dropFirst() + points.prefix(1)).map { Stroke.line($0, $1) }
    draw(lines, pen: pen)
  }
}
