public import Domain

extension Figure {
  /// A line from left to right with a dot at the last number; empty for fewer than two numbers.
  /// - Parameters:
  ///   - numbers: In the order of time.
  ///   - doubt: How much more or less each may be, which is a band around the line; none for what is certain.
  ///   - range: What the figure shows at least.
  /// - Returns: The figure.
  public static func course(
    _ numbers: [Int], doubt: [Int] = [], showing range: ClosedRange<Int>
  ) -> Figure {
    let height = 640
    guard numbers.count > 1 else { return Figure(height: height, []) }
    let low = numbers.reduce(range.lowerBound) { min($0, $1) }
    let high = max(numbers.reduce(range.upperBound) { max($0, $1) }, low + 1)
    let (edge, inside) = (2 * stroke, height - 4 * stroke)
    let place = { (index: Int, number: Int) in
      let inRange = min(max(number, low), high)
      return Spot(
        edge + (width - 2 * edge) * index / (numbers.count - 1),
        edge + inside * (high - inRange) / (high - low))
    }
    let line = numbers.indices.map { place($0, numbers[$0]) }
    let known = zip(numbers, doubt).map { (number: $0, doubt: $1) }
    let above = known.indices.map { place($0, known[$0].number + known[$0].doubt) }
    let below = known.indices.reversed().map { place($0, known[$0].number - known[$0].doubt) }
    let band = known.isEmpty ? [] : [Shape.area(above + below, .faint)]
    let last = line.suffix(1).map { Shape.dot($0, radius: edge, .strong) }
    return Figure(height: height, band + [.line(line, .strong)] + last)
  }

  /// What somebody did on an evening.
  public enum Attendance: CaseIterable, Hashable, Sendable {
    case came
    /// Did not come, and said nothing.
    case missing
    /// Said that they were out.
    case out
  }

  /// The evenings of a season from left to right: a box for each on which somebody came, a frame for each on which they did
  /// not, and a low box for each on which they said that they were out.
  ///
  /// Of more than a year of weeks only the last are shown.
  public static func evenings(_ evenings: [Attendance]) -> Figure {
    let height = 160
    let shown = evenings.suffix(52)
    let pitch = min(width / max(shown.count, 1), width / 10)
    let gap = pitch / 5
    return Figure(
      height: height,
      shown.enumerated().map { index, attendance in
        let box = Box(index * pitch + gap / 2, 0, width: max(1, pitch - gap), height: height)
        return switch attendance {
        case .came: .box(box, .strong)
        case .missing: .frame(box, .empty)
        case .out: .box(box.lowered(to: height / 4), .open)
        }
      })
  }

  /// How somebody's last evenings ended, the newest last: a dot for each that was won, a ring for each draw, and a dash for
  /// each defeat.
  public static func form(_ outcomes: [Outcome]) -> Figure {
    let (height, pitch) = (400, 560)
    return Figure(
      height: height,
      outcomes.enumerated().map { index, outcome in
        let middle = Spot(index * pitch + pitch / 2, height / 2)
        return switch outcome {
        case .won: .dot(middle, radius: height / 2, .won)
        case .drawn: .ring(middle, radius: height / 2, .drawn)
        case .lost:
          .box(Box(middle.x - 160, middle.y - 40, width: 320, height: 80), .lost)
        }
      })
  }

  /// A dot for each goal that somebody scored, match by match, and a dash for each match without one.
  ///
  /// The newest match is last; goals of one match stand one on another. The figure is empty for one who never scored.
  /// Of more than a year of weeks only the last are shown, and of more than six goals six.
  public static func goals(_ goals: [Int]) -> Figure {
    let shown = goals.suffix(52).map { min($0, 6) }
    let most = shown.reduce(0) { max($0, $1) }
    let pitch = min(width / max(shown.count, 1), width / 20)
    let (radius, height) = (pitch / 2 - stroke / 2, max(most, 1) * pitch)
    guard most > 0 else { return Figure(height: height, []) }
    return Figure(
      height: height,
      shown.enumerated().flatMap { index, count -> [Shape] in
        let middle = index * pitch + pitch / 2
        guard count > 0 else {
          return [
            .box(Box(middle - radius, height - stroke, width: 2 * radius, height: stroke), .empty)
          ]
        }
        return (0..<count).map {
          .dot(Spot(middle, height - pitch / 2 - $0 * pitch), radius: radius, .strong)
        }
      })
  }
}
