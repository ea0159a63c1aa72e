extension Figure {
  /// A goal on the line of a game.
  public struct Goal: Equatable, Sendable {
    /// Whether the first team scored it.
    public let isFirst: Bool
    /// The minute, from 0.
    public let minute: Int

    /// Creates a goal.
    public init(byFirst isFirst: Bool, minute: Int) {
      (self.isFirst, self.minute) = (isFirst, minute)
    }
  }

  /// The minutes of a game as a line, with the first team's goals above it as dots and the second team's below it as rings.
  /// - Parameters:
  ///   - goals: In any order; those of one minute stand on one another.
  ///   - length: How many minutes the game had; goals after them make the line longer.
  /// - Returns: The figure.
  public static func goals(_ goals: [Goal], length: Int) -> Figure {
    let radius = 64
    let last = max(1, goals.reduce(length) { max($0, $1.minute) })
    let stacks = goals.enumerated().map { index, goal in goals[..<index].count { $0 == goal } }
    let rows = (stacks.max() ?? 0) + 1
    let middle = rows * 2 * radius + stroke
    let shapes = zip(goals, stacks).map { goal, stack in
      let distance = stroke + radius + stack * 2 * radius
      let spot = Spot(
        radius + (width - 2 * radius) * max(0, goal.minute) / last,
        goal.isFirst ? middle - distance : middle + distance)
      return goal.isFirst
        ? Shape.dot(spot, radius: radius, .teamA) : .ring(spot, radius: radius, .teamB)
    }
    return Figure(
      height: 2 * middle,
      [.line([Spot(0, middle), Spot(width, middle)], .faint)] + shapes, isRead: false)
  }
}
