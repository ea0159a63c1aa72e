/// A line of the table: a measurement as a ratio to its reference.
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

  /// The measurement and its reference.
  let what: String
  let ratio: Double
  let budget: Budget
  /// The noise and the figures behind the ratio, for orientation.
  let remark: String

  var cells: [String] {
    let verdict = budget.isMet(by: ratio) ? "met" : "SHORT"
    return [what, "\(ratio.short) ×", budget.text, verdict, remark]
  }
}
