import Domain
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

  @Test func `how evenings ended is told by shapes, the newest last`() {
    let shapes = Figure.form([.won, .drawn, .lost, .won]).shapes
    #expect(shapes.map { $0.isDot(.won) } == [true, false, false, true])
    #expect(shapes.map { $0.isRing(.drawn) } == [false, true, false, false])
    #expect(shapes.map { $0.isBox(.lost) } == [false, false, true, false])
    for (left, right) in zip(shapes, shapes.dropFirst()) {
      #expect(left.bounds.x.upperBound < right.bounds.x.lowerBound)
    }
  }

  @Test func `a course in doubt has a band that stays in the figure`() {
    let figure = Figure.course([10, 50, 95], doubt: [40, 20, 10], showing: 10...100)
    let plain = Figure.course([10, 50, 95], showing: 10...100)
    #expect(figure.shapes.count == plain.shapes.count + 1)
    #expect(Array(figure.shapes.dropFirst()) == plain.shapes)
    guard case .area(let spots, .faint) = figure.shapes[0] else {
      Issue.record("There is no band.")
      return
    }
    #expect(spots.count == 6)
    #expect(spots.allSatisfy { (0...figure.height).contains($0.y) })
    #expect(spots[1].y < spots[4].y)
  }

  @Test(arguments: [([0, 2, 1], 3, 1), ([9, 0], 6, 1), ([0, 0], 0, 0), ([], 0, 0)])
  func `each goal of a match is a dot, and a match without one a dash`(
    goals: [Int], dots: Int, dashes: Int
  ) {
    let figure = Figure.goals(goals)
    #expect(figure.shapes.count { $0.isDot(.strong) } == dots)
    #expect(figure.shapes.count { $0.isBox(.empty) } == dashes)
    #expect(figure.reach <= Figure.width)
  }

  @Test func `shapes of one ink that follow one another are one path`() {
    #expect(
      Figure.form([.lost, .lost, .drawn]).paths.map(\.text) == [
        "M120 160h320v80h-320zM680 160h320v80h-320z",
        "M1212 200a188 188 0 1 0 376 0a188 188 0 1 0 -376 0z",
      ])
    #expect(Figure.form([.lost, .drawn]).paths.map(\.style) == [.filled, .outlined])
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
    case .line(let spots, _), .area(let spots, _):
      (
        (spots.map { $0.x }.min() ?? 0)...(spots.map { $0.x }.max() ?? 0),
        (spots.map { $0.y }.min() ?? 0)...(spots.map { $0.y }.max() ?? 0)
      )
    }
  }
}
