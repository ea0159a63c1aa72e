/// A number of matches or goals that a person reached.
public struct Milestone: Hashable, Sendable {
  /// What is counted.
  public enum Subject: Hashable, Sendable {
    case matches, goals
  }

  /// The person.
  public let player: Player.ID
  /// What is counted.
  public let subject: Subject
  /// How many.
  public let number: Int
}

extension Milestone {
  private static let early = [10, 25, 50, 75, 100]
  private static let step = 50

  /// The first number above another one that is a milestone: 10, 25, 50, 75, 100, and then every 50.
  public static func next(after number: Int) -> Int {
    early.first { number < $0 } ?? (number / step + 1) * step
  }

  /// The highest milestone among the numbers above the first and up to the second; `nil` without one.
  static func highest(after first: Int, upTo last: Int) -> Int? {
    var highest: Int?
    var number = next(after: first)
    while number <= last {
      highest = number
      number = next(after: number)
    }
    return highest
  }
}

extension [Evening] {
  /// What people reached on one of these evenings, counted from the first on: the highest numbers first.
  public func milestones(of gather: Gather.ID) -> [Milestone] {
    guard let position = firstIndex(where: { $0.id == gather }) else { return [] }
    let earlier = self[..<position]
    let reached = self[position].records.flatMap { record -> [Milestone] in
      let past = earlier.compactMap { $0.record(of: record.player) }
      let goals = past.reduce(0) { $0 + $1.contribution.goals }
      return [
        Milestone.highest(after: past.count, upTo: past.count + 1).map {
          Milestone(player: record.player, subject: .matches, number: $0)
        },
        Milestone.highest(after: goals, upTo: goals + record.contribution.goals).map {
          Milestone(player: record.player, subject: .goals, number: $0)
        },
      ].compactMap { $0 }
    }
    // By position, too, because sorting may change the order of equal elements.
    return reached.enumerated().sorted {
      $0.element.number == $1.element.number
        ? $0.offset < $1.offset : $0.element.number > $1.element.number
    }.map { $0.element }
  }
}
