package import Domain

// What the results tell.
extension Strings {
  /// Points per match with two decimals, half a hundredth up: "2.18".
  package func pointsPerMatch(_ points: Int, of matches: Int) -> String {
    guard matches > 0 else { return "0" }
    let hundredths = (200 * Int(points.magnitude) + matches) / (2 * matches)
    let decimals = hundredths % 100
    return "\(points < 0 && hundredths > 0 ? "−" : "")\(hundredths / 100)\(catalogue.decimalSign)"
      + "\(decimals < 10 ? "0" : "")\(decimals)"
  }

  /// The last results in words: "Last matches, the newest last: won, drawn, lost".
  package func spokenForm(_ form: [Outcome]) -> String {
    lastMatches(
      row(
        form.map { outcome in
          switch outcome {
          case .won: wonWord
          case .drawn: drawnWord
          case .lost: lostWord
          }
        }))
  }
}
