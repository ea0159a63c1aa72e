extension Figure {
  /// A line from left to right with a dot at the last number; empty for fewer than two numbers.
  /// - Parameters:
  ///   - numbers: In the order of time.
  ///   - range: What the figure shows at least.
  /// - Returns: The figure.
  public static func course(_ numbers: [Int], showing range: ClosedRange<Int>) -> Figure {
    let height = 640
    guard numbers.count > 1 else { return Figure(height: height, []) }
    let low = numbers.reduce(range.lowerBound) { min($0, $1) }
    let high = max(numbers.reduce(range.upperBound) { max($0, $1) }, low + 1)
    let (edge, inside) = (2 * stroke, height - 4 * stroke)
    let line = numbers.enumerated().map { index, number in
      Spot(
        edge + (width - 2 * edge) * index / (numbers.count - 1),
        edge + inside * (high - number) / (high - low))
    }
    let last = line.suffix(1).map { Shape.dot($0, radius: edge, .strong) }
    return Figure(height: height, [.line(line, .strong)] + last)
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
}
