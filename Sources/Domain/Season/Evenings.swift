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
    let gathers = squad.finishedGathers
    guard gathers != self.gathers else { return }
    var counted: [Evening?] = []
    for (position, gather) in gathers.enumerated() {
      // One that is over stays mostly where it is, and is as it was.
      if position < self.gathers.count, self.gathers[position] == gather {
        counted.append(self.counted[position])
        continue
      }
      if position < self.counted.count { count(self.counted[position], -1) }
      let evening = Evening(gather)
      count(evening, 1)
      counted.append(evening)
    }
    for gone in self.counted.dropFirst(gathers.count) { count(gone, -1) }
    self.gathers = gathers
    self.counted = counted
    all = counted.compactMap { $0 }
  }

  private mutating func count(_ evening: Evening?, _ difference: Int) {
    for record in evening?.records ?? [] {
      let number = matches[record.player, default: 0] + difference
      matches[record.player] = number > 0 ? number : nil
    }
  }
}
