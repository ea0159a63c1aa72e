import Domain

/// A split that was chosen for a line-up.
final class FairSplit {
  let split: Split
  let seed: UInt64
  /// Which of the equally good splits it is.
  let choice: Int
  /// The line-up with its teams.
  let lineUp: LineUp
  /// Why it does not keep all rules; empty when it does.
  let contradictions: [SplitError]

  init(
    _ split: Split, seed: UInt64, choice: Int, lineUp: LineUp, contradictions: [SplitError]
  ) {
    self.contradictions = contradictions
    self.split = split
    self.seed = seed
    self.choice = choice
    self.lineUp = lineUp
  }
}
