public import Domain

extension Figure {
  /// How games or evenings ended: as `balance(won:drawn:lost:)`.
  public static func balance(_ tally: Tally) -> Figure {
    balance(won: tally.won, drawn: tally.drawn, lost: tally.lost)
  }

  /// Won, drawn and lost side by side, as wide as they are many; drawn is lower than won, and lost lower than drawn.
  ///
  /// None is less than 0; without any the figure is empty.
  public static func balance(won: Int, drawn: Int, lost: Int) -> Figure {
    let height = 160
    return Figure(
      height: height,
      parts([won, drawn, lost]).enumerated().flatMap { index, part in
        let (ink, share) = [(Ink.won, 4), (.drawn, 3), (.lost, 2)][index]
        return part.map { [Shape.box($0.box(height: height * share / 4, in: height), ink)] } ?? []
      })
  }

  /// What two teams have of something, such as their chances: a box and a frame, the first team on the left in all
  /// languages.
  public static func teams(_ first: Int, _ second: Int) -> Figure {
    let height = 160
    let parts = parts([first, second])
    return Figure(
      height: height,
      [
        parts[0].map { Shape.box($0.box(height: height, in: height), .teamA) },
        parts[1].map { Shape.frame($0.box(height: height, in: height), .teamB) },
      ].compactMap { $0 }, isRead: false)
  }

  /// A number as a part of the greatest one beside it.
  public static func bar(_ number: Int, of greatest: Int) -> Figure {
    let height = 100
    guard number > 0, greatest > 0 else { return Figure(height: height, []) }
    let width = max(stroke, Int(Int64(width) * Int64(min(number, greatest)) / Int64(greatest)))
    return Figure(height: height, [.box(Box(0, 0, width: width, height: height), .faint)])
  }

  /// A part of the width.
  private struct Part {
    let start: Int
    let end: Int

    /// The box of the part, on the lower edge.
    func box(height: Int, in whole: Int) -> Box {
      let gap = min(stroke, (end - start) / 3)
      return Box(start, whole - height, width: max(1, end - start - gap), height: height)
    }
  }

  /// Divides the width in proportion to numbers; `nil` for each that is not more than 0.
  private static func parts(_ numbers: [Int]) -> [Part?] {
    let sum = numbers.reduce(0) { $0 + max(0, $1) }
    var before = 0
    return numbers.map { number in
      guard number > 0 else { return nil }
      defer { before += number }
      return Part(start: width * before / sum, end: width * (before + number) / sum)
    }
  }
}
