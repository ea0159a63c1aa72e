public import Domain

extension TableRules {
  /// Rules other than the usual ones.
  public static let examples: [TableRules] = [
    TableRules(won: 2, drawn: 1, lost: 0),
    TableRules(won: 3, drawn: 2, lost: 1, clearWin: ClearWin(from: 4), share: .half),
    TableRules(won: 9, drawn: 0, lost: 9, share: .any),
  ].compactMap { $0 }
}
