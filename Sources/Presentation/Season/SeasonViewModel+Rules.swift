import Domain
import Texts

// The rules of the table, which all who argue about it can see and the organiser can change.
extension SeasonViewModel {
  /// The sheet with the rules.
  package struct RulesSheet {
    package let title: String
    package let fields: [Field]
    package let doneLabel: String
  }

  /// A rule, and what it can be.
  package struct Field {
    package let rule: SeasonEvent.Input
    package let label: String
    package let options: [SelectOption]
  }

  /// The rules; `nil` while their sheet is closed.
  package var rulesSheet: RulesSheet? {
    guard case .rules = sheet else { return nil }
    let (texts, rules) = (context.texts, context.periodRules)
    return RulesSheet(
      title: texts.rulesOfTable,
      fields: [
        points(.winChosen, texts.pointsForWin, rules.won),
        points(.drawChosen, texts.pointsForDraw, rules.drawn),
        points(.defeatChosen, texts.pointsForDefeat, rules.lost),
        Field(rule: .clearWinChosen, label: texts.clearWin, options: clearWins(rules)),
        Field(
          rule: .shareChosen, label: texts.toBePlaced,
          options: TableRules.Share.allCases.map {
            SelectOption(
              code: $0.rawValue, label: texts.name(of: $0), isChosen: $0 == rules.share)
          }),
      ],
      doneLabel: texts.done)
  }

  private func points(_ rule: SeasonEvent.Input, _ label: String, _ points: Int) -> Field {
    Field(
      rule: rule, label: label,
      options: TableRules.pointRange.map {
        SelectOption(code: String($0), label: String($0), isChosen: $0 == points)
      })
  }

  private func clearWins(_ rules: TableRules) -> [SelectOption] {
    let texts = context.texts
    return [SelectOption(code: "", label: texts.clearWinOff, isChosen: rules.clearWin == nil)]
      + TableRules.ClearWin.range.map {
        SelectOption(
          code: String($0), label: texts.clearWinFrom($0), isChosen: rules.clearWin?.goals == $0)
      }
  }

  /// Sets a rule for the tables of the season that is shown, or of all years, past ones too.
  func set(_ rule: SeasonEvent.Input, _ code: String) -> [ScreenRequest] {
    guard case .rules = sheet else { return [] }
    let rules = context.periodRules
    guard let changed = rules.with(rule, code), changed != rules else { return [] }
    guard case .season(let id) = context.period, var details = context.squad.season(id)?.details
    else { return [.record(.squad(.tableRulesSet(changed)))] }
    details.rules = changed
    return [.record(.season(id, .set(details)))]
  }
}

extension TableRules {
  /// The rules with one of them set; `nil` for what cannot be chosen.
  fileprivate func with(_ rule: SeasonEvent.Input, _ code: String) -> Self? {
    let number = code.isEmpty ? nil : Int(digits: code.bytes)
    switch rule {
    case .periodChosen: return nil
    case .winChosen: return number.flatMap { with(won: $0) }
    case .drawChosen: return number.flatMap { with(drawn: $0) }
    case .defeatChosen: return number.flatMap { with(lost: $0) }
    case .clearWinChosen:
      var rules = self
      rules.clearWin = number.flatMap { ClearWin(from: $0) }
      return rules
    case .shareChosen:
      guard let share = Share.allCases.first(where: { $0.rawValue.isEqualByBytes(to: code) }) else {
        return nil
      }
      var rules = self
      rules.share = share
      return rules
    }
  }

  private func with(won: Int? = nil, drawn: Int? = nil, lost: Int? = nil) -> Self? {
    Self(
      won: won ?? self.won, drawn: drawn ?? self.drawn, lost: lost ?? self.lost, clearWin: clearWin,
      share: share)
  }
}

extension Strings {
  fileprivate func name(of share: TableRules.Share) -> String {
    switch share {
    case .any: shareAny
    case .quarter: shareQuarter
    case .third: shareThird
    case .half: shareHalf
    }
  }
}
