import Domain
import Splitting

/// A split that was chosen for a line-up.
struct FairSplit {
  let split: Split
  let seed: UInt64
  /// Which of the equally good splits it is.
  let choice: Int
  /// The line-up with its teams.
  let lineUp: LineUp
  /// Why it does not keep all rules; empty when it does.
  let contradictions: [SplitError]
}
