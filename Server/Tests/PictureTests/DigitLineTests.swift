import Figures
import Testing

@testable import Picture

/// Digits in a line, and figures as pixels.
struct DigitLineTests {
  @Test(arguments: ["7/10", "2026-12-03 20:00", "0", ""])
  func `a line of digits is as wide as it says, around its middle`(text: String) {
    let line = DigitLine(text)
    let strokes = line.strokes(scale: 10, around: Point(200, 50))
    for stroke in strokes {
      #expect(stroke.bounds.x.lowerBound >= 200 - line.width * 5 - 0.001)
      #expect(stroke.bounds.x.upperBound <= 200 + line.width * 5 + 0.001)
      #expect(stroke.bounds.y.lowerBound >= 39.999 && stroke.bounds.y.upperBound <= 60.001)
    }
    #expect(strokes.isEmpty == text.isEmpty)
  }

  @Test func `what differs in a line is drawn in another way`() {
    let drawings = ["7/10", "7-10", "7:10", "1/10", "10/7"].map { text in
      var drawing = Drawing(width: 120, height: 40)
      drawing.draw(DigitLine(text).strokes(scale: 12, around: Point(60, 20)), pen: 4)
      return drawing.shades
    }
    #expect(Set(drawings).count == 5)
  }

  @Test func `a place that is taken is full, a free one is an edge, and others are left out`() {
    var drawing = Drawing(width: 320, height: 20)
    drawing.draw(
      .places(PlaceCounts(taken: 1, kept: 1, free: 1)), at: Point(0, 0), scale: 0.1
    ) { $0 == .open ? nil : Drawing.darkest }
    let shade = { (x: Int, y: Int) in drawing.shades[y * 320 + x] }
    #expect(shade(16, 10) == Drawing.darkest)
    // Kept, which is drawn in another colour.
    #expect(shade(48, 15) == 0)
    #expect(shade(80, 10) == 0 && shade(80, 1) == Drawing.darkest)
  }
}
