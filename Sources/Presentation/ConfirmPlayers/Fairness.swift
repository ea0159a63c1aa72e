import Domain

/// How fair the teams are, and why.
package struct Fairness: Equatable, Sendable {
  /// How strong each team is: "Bibs 27.1 · Skins 27.0".
  package let strengths: String
  /// Sentences that say how the teams came about and how sure that is.
  package let reasons: [String]
  /// Whether other splits are as good.
  package let canShowAnother: Bool
  /// The swap that would make teams closer that the user changed: "Swap Ann and Ben (0.2 apart)".
  package let swapLabel: String?

  init(_ fair: FairTeams, _ chosen: FairSplit?, _ model: ConfirmPlayersViewModel) {
    let texts = model.texts
    let names = Side.allCases.map { model.name(of: $0.team) }
    let now = fair.strengths
    strengths = texts.strengths(names, now)
    let isChosen = chosen.map { $0.lineUp.hasTeams(of: model.present) } ?? false
    canShowAnother = isChosen && chosen.map { $0.split.equallyGood > 1 } == true
    swapLabel =
      isChosen
      ? nil : fair.mend(in: model.context.squad).map { texts.swap($0, model.name(of: $0.team)) }
    var reasons: [String] = []
    if let chosen {
      reasons.append(
        isChosen ? texts.verdict(chosen.split) : texts.cost(of: now, than: chosen.split))
    }
    reasons.append(texts.chance(of: names[0], fair.chance))
    let guessed = fair.guessed
    if !guessed.isEmpty { reasons.append(texts.guessed(guessed)) }
    reasons += fair.rules(in: model.context.squad).map { texts.rule($0.kind, $0.names) }
    self.reasons = reasons
  }
}

extension ConfirmPlayersViewModel {
  /// How fair the teams are; `nil` before the user asked, and while a team has no players.
  package var fairness: Fairness? {
    guard canStart, chosen != nil || context.preferences.showsLevels else { return nil }
    return Fairness(fairTeams, chosen, self)
  }

  /// Why there are no fair teams; `nil` when there are, or the user did not ask.
  package var fairnessProblem: String? { problem }

  /// Whether there are enough players for two teams.
  package var canMakeFair: Bool { present.places.count > 1 }

  /// "Show levels" or "Hide levels".
  package var levelsLabel: String {
    context.preferences.showsLevels ? texts.hideLevels : texts.showLevels
  }

  var fairTeams: FairTeams { FairTeams(present, context.squad, context.ratings) }

  /// Puts all players into the teams that are fairest.
  mutating func makeFair(seed: UInt64, choice: Int) -> [ScreenRequest] {
    guard canMakeFair else { return [] }
    let fair = fairTeams
    switch fair.split(in: context.squad, seed: seed, choice: choice) {
    case .success(let split):
      chosen = split
      problem = nil
      return arrange(split.lineUp, texts.madeFair(split.split.strengths))
    case .failure(let error):
      chosen = nil
      problem = texts.splitError(error) { fair.name(at: $0) }
      return []
    }
  }

  /// Goes on to the next of the splits that are as good.
  mutating func showAnother() -> [ScreenRequest] {
    guard let chosen else { return [] }
    return makeFair(seed: chosen.seed, choice: chosen.choice + 1)
  }

  /// Makes the swap that was offered.
  func makeSwap() -> [ScreenRequest] {
    guard fairness?.swapLabel != nil, let swap = fairTeams.mend(in: context.squad) else {
      return []
    }
    return arrange(swap.lineUp, texts.swap(swap, name(of: swap.team)))
  }

  func toggleLevels() -> [ScreenRequest] {
    var preferences = context.preferences
    preferences.showsLevels.toggle()
    return [.prefer(preferences)]
  }
}
