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

  /// Makes these the evenings of a squad; quick when few gathers have changed.
  public mutating func update(for squad: Squad) {
    let gathers = squad.finishedGathers
    guard gathers != self.gathers else { return }
    counted = gathers.indices.map { position in
      // One that is over stays mostly where it is, and is as it was.
      position < self.gathers.count && self.gathers[position] == gathers[position]
        ? counted[position] : Evening(gathers[position])
    }
    self.gathers = gathers
    all = counted.compactMap { $0 }
  }
}
