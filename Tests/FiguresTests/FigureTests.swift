import TestSupport
import Testing

@testable import Figures

@Suite("Figures: pictures of numbers")
struct FigureTests {
  static let counts: [PlaceCounts] = [
    PlaceCounts(taken: 0), PlaceCounts(taken: 7, free: 3), PlaceCounts(taken: 10, waiting: 2),
    PlaceCounts(taken: 3, kept: 1, held: 2, free: 4, maybe: 5, waiting: 6),
    PlaceCounts(taken: 200, maybe: 90, waiting: 110), PlaceCounts(taken: 0, maybe: 1),
  ]

  @Test(arguments: counts)
  func `each place and each who may come or waits is drawn once`(counts: PlaceCounts) {
    let shapes = Figure.places(counts).shapes
    #expect(shapes.count { $0.isBox(.strong) } == counts.taken)
    #expect(shapes.count { $0.isBox(.open) } == counts.kept)
    #expect(shapes.count { $0.isFrame(.open) } == counts.held)
    #expect(shapes.count { $0.isFrame(.empty) } == counts.free)
    #expect(shapes.count { $0.isRing(.open) } == counts.maybe)
    #expect(shapes.count { $0.isDot(.waiting) } == counts.waiting)
  }

  @Test(arguments: counts)
  func `places stand in a row and do not touch`(counts: PlaceCounts) {
    // Where somebody is asked, a dot is drawn on the frame.
    let spans = Figure.places(counts).shapes.filter { !$0.isDot(.open) }.map { $0.bounds.x }
    for (left, right) in zip(spans, spans.dropFirst()) {
      #expect(left.upperBound < right.lowerBound)
    }
  }

  @Test(arguments: [(3, 2, 1), (0, 0, 5), (1, 0, 0), (1_000, 1, 1)])
  func `parts of a balance are as wide as they are many`(won: Int, drawn: Int, lost: Int) {
    let boxes = Figure.balance(won: won, drawn: drawn, lost: lost).shapes.map { $0.bounds.x }
    #expect(boxes.count == [won, drawn, lost].count { $0 > 0 })
    #expect((boxes.last?.upperBound ?? 0) > Figure.width - 2 * Figure.stroke)
    let share = Figure.width * won / (won + drawn + lost)
    if won > 0 { #expect(abs(boxes[0].upperBound - share) <= Figure.stroke) }
  }

  @Test func `won, drawn and lost differ in height, teams in shape`() {
    let heights = Figure.balance(won: 1, drawn: 1, lost: 1).shapes.map { $0.bounds.y.count }
    #expect(heights == heights.sorted(by: >) && Set(heights).count == 3)
    let teams = Figure.teams(51, 49)
    #expect(teams.shapes[0].isBox(.teamA) && teams.shapes[1].isFrame(.teamB))
    #expect(!teams.isRead)
  }

  @Test func `nothing to show is an empty figure`() {
    #expect(Figure.balance(won: 0, drawn: 0, lost: 0).shapes.isEmpty)
    #expect(Figure.teams(0, 0).shapes.isEmpty)
    #expect(Figure.bar(0, of: 5).shapes.isEmpty && Figure.bar(3, of: 0).shapes.isEmpty)
    #expect(Figure.course([], showing: 0...1).shapes.isEmpty)
    #expect(Figure.course([1], showing: 0...1).shapes.isEmpty)
    #expect(Figure.evenings([]).shapes.isEmpty)
  }

  @Test func `a greater number has a longer bar, and the greatest the whole width`() {
    let widths = (1...9).map { Figure.bar($0, of: 9).shapes[0].bounds.x.upperBound }
    #expect(widths == widths.sorted() && Set(widths).count == 9 && widths.last == Figure.width)
  }

  @Test func `a course rises with its numbers and ends at the last one`() throws {
    let figure = Figure.course([10, 20], showing: 0...30)
    guard case .line(let line, .strong) = figure.shapes[0] else { throw Missing() }
    #expect(line[0].x < line[1].x && line[0].y > line[1].y)
    #expect(figure.shapes[1].isDot(.strong))
  }

  @Test(arguments: FigureTests.counts)
  func `a figure reaches to the end of its last shape`(counts: PlaceCounts) {
    let figure = Figure.places(counts)
    #expect(figure.reach == figure.shapes.map { $0.bounds.x.upperBound }.max() ?? 0)
  }

  @Test func `an evening's shape says who came`() {
    let shapes = Figure.evenings([.came, .missing, .out]).shapes
    #expect(shapes[0].isBox(.strong) && shapes[1].isFrame(.empty) && shapes[2].isBox(.open))
    #expect(shapes[2].bounds.y.count < shapes[0].bounds.y.count)
  }

  @Test func `of many evenings the last year is shown`() {
    #expect(Figure.evenings(Array(repeating: .came, count: 400)).shapes.count == 52)
  }

  @Test func `goals of one minute stand on one another, on the side of their team`() {
    let figure = Figure.goals(
      [
        .init(byFirst: true, minute: 5), .init(byFirst: true, minute: 5),
        .init(byFirst: false, minute: 60),
      ],
      length: 50)
    let goals = figure.shapes.dropFirst()
    #expect(goals.map { $0.isDot(.teamA) } == [true, true, false])
    #expect(Set(goals.map { $0.bounds.y.lowerBound }).count == 3)
    #expect(goals.last?.bounds.x.upperBound == Figure.width)
  }

  @Test func `every figure stays within its box`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let number = { Int.random(in: -2...40, using: &random) }
      let figures = [
        Figure.places(
          PlaceCounts(
            taken: number(), kept: number(), held: number(), free: number(), maybe: number(),
            waiting: number())),
        .balance(won: number(), drawn: number(), lost: number()), .teams(number(), number()),
        .bar(number(), of: number()),
        .course((0..<9).map { _ in number() }, showing: 0...10),
        .evenings(
          (0..<70).map { _ in Figure.Attendance.allCases.randomElement(using: &random) ?? .came }),
        .goals(
          (0..<9).map { _ in .init(byFirst: number() > 9, minute: number()) }, length: number()),
      ]
      for figure in figures {
        for shape in figure.shapes {
          #expect(
            shape.bounds.x.lowerBound >= 0 && shape.bounds.x.upperBound <= Figure.width, "\(shape)")
          #expect(
            shape.bounds.y.lowerBound >= 0 && shape.bounds.y.upperBound <= figure.height, "\(shape)"
          )
        }
      }
    }
  }
}

private struct Missing: Error {}

extension Figure.Shape {
  fileprivate func isBox(_ ink: Figure.Ink) -> Bool {
    if case .box(_, ink) = self { true } else { false }
  }
  fileprivate func isFrame(_ ink: Figure.Ink) -> Bool {
    if case .frame(_, ink) = self { true } else { false }
  }
  fileprivate func isDot(_ ink: Figure.Ink) -> Bool {
    if case .dot(_, _, ink) = self { true } else { false }
  }
  fileprivate func isRing(_ ink: Figure.Ink) -> Bool {
    if case .ring(_, _, ink) = self { true } else { false }
  }

  /// From where to where it reaches.
  fileprivate var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    switch self {
    case .box(let box, _), .frame(let box, _):
      (box.corner.x...box.corner.x + box.width, box.corner.y...box.corner.y + box.height)
    case .dot(let spot, let radius, _), .ring(let spot, let radius, _):
      (spot.x - radius...spot.x + radius, spot.y - radius...spot.y + radius)
    case .line(let spots, _):
      (
        (spots.map { $0.x }.min() ?? 0)...(spots.map { $0.x }.max() ?? 0),
        (spots.map { $0.y }.min() ?? 0)...(spots.map { $0.y }.max() ?? 0)
      )
    }
  }
}
