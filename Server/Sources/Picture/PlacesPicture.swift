package import Domain
import Figures

/// Whose the places of a planned game are, and when it is, as chats show it beside a link to answer.
///
/// It has digits and no names, because the server has no typeface; chats write the page's title below it.
package struct PlacesPicture: Hashable, Sendable {
  private let counts: PlaceCounts
  private let most: Int?
  /// The day and time where the game is: "2026-12-03 20:00".
  private let start: String

  /// Creates the picture of a game at an instant.
  package init(_ game: PlannedGame, at now: Instant) {
    let standing = game.places(at: now).standing
    counts = PlaceCounts(standing)
    most = standing.most
    start = "\(game.day.text) \(game.details.minute.text)"
  }

  /// Differs between pictures that differ; made of digits, hyphens and dots.
  package var version: String {
    let numbers = [
      counts.taken, counts.kept, counts.held, counts.free, counts.maybe, counts.waiting,
    ]
    let time = start.map { $0 == " " || $0 == ":" ? "-" : $0 }
    return numbers.map { String($0) }.joined(separator: ".") + "." + String(time)
  }

  /// The picture as a PNG of a few kilobytes.
  package var png: [UInt8] {
    let (chalk, amber) = (drawing { $0.shadeOfChalk }, drawing(text: false) { $0.shadeOfAmber })
    let image = IndexedImage(
      width: ScorePicture.width, height: ScorePicture.height,
      colors: [RGB.chalk, .amber].flatMap { RGB.turf.shades(to: $0, Drawing.darkest) }
    ) { row, column in
      let position = row * ScorePicture.width + column
      let open = amber.shades[position]
      return open > 0 ? open + Drawing.darkest + 1 : chalk.shades[position]
    }
    return image.png
  }
}

extension PlacesPicture {
  private static let digitPen = 0.37
  private static let smallPen = 0.3
  private static let margin = 80.0

  private func drawing(text: Bool = true, shade: (Figure.Ink) -> UInt8?) -> Drawing {
    var drawing = Drawing(width: ScorePicture.width, height: ScorePicture.height)
    let middle = Double(ScorePicture.width) / 2
    if text {
      let count = DigitLine(most.map { "\(counts.taken)/\($0)" } ?? "\(counts.taken)")
      drawing.draw(
        count.strokes(scale: 100, around: Point(middle, 185)), pen: 100 * Self.digitPen)
      let time = DigitLine(start)
      drawing.draw(time.strokes(scale: 30, around: Point(middle, 545)), pen: 30 * Self.smallPen)
    }
    let places = Figure.places(counts)
    let scale = (Double(ScorePicture.width) - 2 * Self.margin) / Double(Figure.width)
    let left = middle - Double(places.reach) * scale / 2
    drawing.draw(places, at: Point(left, 375), scale: scale, shade: shade)
    return drawing
  }
}

extension Figure.Ink {
  /// What is light on the turf; `nil` for what is undecided.
  fileprivate var shadeOfChalk: UInt8? {
    switch self {
    case .open: nil
    case .empty: 3
    case .waiting: 5
    case .strong, .won, .drawn, .lost, .teamA, .teamB, .faint: Drawing.darkest
    }
  }

  /// What is undecided; `nil` for all else.
  fileprivate var shadeOfAmber: UInt8? { self == .open ? Drawing.darkest : nil }
}
