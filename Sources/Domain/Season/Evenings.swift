/// The evenings of a squad that count, the oldest first: a function of the squad, kept up to date cheaply.
public struct Evenings: Sendable {
  private var gathers: [Gather] = []
  private var counted: [Evening?] = []

  /// Creates the evenings of an empty squad.
  public init() {}

  /// Creates the evenings of a squad.
  public init(of squad: Squad) {
    update(for: squad)
  }

  /// All that count.
  public private(set) var all: [Evening] = []
  /// How many of them each person played; those who played none are missing.
  public private(set) var matches: [Player.ID: Int] = [:]

  /// Makes these the evenings of a squad; quick when few gathers have changed.
  public mutating func update(for squad: Squad) {
    _ = update(for: squad, counting: .max)
  }

  /// Makes these the evenings of a squad, or those of its first gathers.
  /// - Parameters:
  ///   - squad: The squad.
  ///   - limit: How many gathers are counted at most that have changed.
  /// - Returns: Whether no gather is left.
  public mutating func update(for squad: Squad, counting limit: Int) -> Bool {
    let gathers = squad.finishedGathers
    guard gathers != self.gathers else { return true }
    var counted: [Evening?] = []
    var rest = limit
    for (position, gather) in gathers.enumerated() {
      // One that is over stays mostly where it is, and is as it was.
      if position < self.gathers.count, self.gathers[position] == gather {
        counted.append(self.counted[position])
        continue
      }
      guard rest > 0 else { break }
      rest -= 1
      if position < self.counted.count { count(self.counted[position], -1) }
      let evening = Evening(gather)
      count(evening, 1)
      counted.append(evening)
    }
    for gone in self.counted.dropFirst(counted.count) { count(gone, -1) }
    self.gathers = Array(gathers.prefix(counted.count))
    self.counted = counted
    all = counted.compactMap { $0 }
    return counted.count == gathers.count
  }

  private mutating func count(_ evening: Evening?, _ difference: Int) {
    for record in evening?.records ?? [] {
      let number = matches[record.player, default: 0] + difference
      matches[record.player] = number > 0 ? number : nil
    }
  }
}
