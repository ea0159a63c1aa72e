/// What was measured, as a ratio to what it is compared with.
struct Line {
  enum Budget {
    case atLeast(Double)
    case atMost(Double)

    func isMet(by ratio: Double) -> Bool {
      switch self {
      case .atLeast(let least): ratio >= least
      case .atMost(let most): ratio <= most
      }
    }

    var text: String {
      switch self {
      case .atLeast(let least): "≥ \(least.short) ×"
      case .atMost(let most): "≤ \(most.short) ×"
      }
    }
  }

  /// What is compared with what.
  let what: String
  let ratio: Double
  let budget: Budget
  /// The noise, and the times behind the ratio, for orientation.
  let remark: String

  var cells: [String] {
    let verdict = budget.isMet(by: ratio) ? "met" : "SHORT"
    return [what, "\(ratio.short) ×", budget.text, verdict, remark]
  }
}
