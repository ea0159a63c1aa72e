/// How many evenings in a row something held for a person.
public struct Run: Hashable, Sendable {
  /// Up to now.
  public private(set) var now = 0
  /// At most, ever.
  public private(set) var best = 0

  /// Creates a run that has not begun.
  public init() {}

  mutating func add(_ holds: Bool) {
    now = holds ? now + 1 : 0
    best = max(best, now)
  }
}

/// The runs of a person over some evenings.
///
/// An evening without the person neither ends nor lengthens a run of results, and ends the one of being there.
public struct Runs: Hashable, Sendable {
  /// Evenings that were won.
  public private(set) var won = Run()
  /// Evenings that were not lost.
  public private(set) var unbeaten = Run()
  /// Evenings that were not won.
  public private(set) var withoutWin = Run()
  /// Evenings on which the person played.
  public private(set) var there = Run()

  /// Creates the runs of a person.
  /// - Parameter outcomes: How each evening ended for them, the oldest first; `nil` for one on which they did not play.
  public init(_ outcomes: some Sequence<Outcome?>) {
    for outcome in outcomes {
      there.add(outcome != nil)
      guard let outcome else { continue }
      won.add(outcome == .won)
      unbeaten.add(outcome != .lost)
      withoutWin.add(outcome != .won)
    }
  }
}
