package import Domain

// What the results tell.
extension Strings {
  /// Whether 2½ is written 2,5.
  package var hasDecimalComma: Bool { catalogue.decimalSign.isEqualByBytes(to: ",") }

  /// A number of hundredths with two decimals: "2.18".
  package func hundredths(_ number: Int) -> String {
    let size = abs(number)
    return "\(number < 0 ? "−" : "")\(size / 100)\(catalogue.decimalSign)\(twoDigits(size % 100))"
  }

  /// How often something was won, drawn and lost, in numbers: "11-4-2".
  package func short(_ tally: Tally) -> String {
    isolated("\(tally.won)-\(tally.drawn)-\(tally.lost)")
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

  /// By which rules a table was made: "18 matches · ranked after 6 matches · 3-1-0 points".
  package func note(of table: SeasonTable, _ rules: TableRules) -> String {
    let parts = [
      matchCount(table.evenings), placedFrom(table.least),
      pointsByRule(won: rules.won, drawn: rules.drawn, lost: rules.lost),
      rules.clearWin.map { clearWinShort($0.goals) },
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }
}

extension Strings {
  /// "W": how a match ended, in a letter.
  package func letter(of outcome: Outcome) -> String {
    switch outcome {
    case .won: wonShort
    case .drawn: drawnShort
    case .lost: lostShort
    }
  }
}
