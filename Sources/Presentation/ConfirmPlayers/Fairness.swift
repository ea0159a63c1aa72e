import Domain
package import Figures
import Splitting
import Texts

/// How fair the teams are, and why.
package struct Fairness: Equatable, Sendable {
  /// How fair the teams are, or that they were drawn by lot.
  package let headline: String
  /// The chances of two teams; `nil` for more teams, and for those that were drawn by lot.
  package let chances: Figure?
  /// Sentences that say how the teams came about and how sure that is.
  package let reasons: [String]
  /// Whether other splits are as good.
  package let canShowAnother: Bool
  /// The swap that would make teams closer that the user changed: "Swap Ann and Ben (0.2 apart)".
  package let swapLabel: String?

  init(_ fair: FairTeams, _ found: [FairSplit], _ model: ConfirmPlayersViewModel) {
    let texts = model.texts
    let squad = model.context.squad
    let names = model.lineUp.sides.map { model.name(of: $0.team) }
    let shown = found.last { $0.lineUp.hasTeams(of: model.present) }
    let isFound = if case .some = shown { true } else { false }
    canShowAnother = shown.map { $0.split.equallyGood > 1 } ?? false
    let isByLot = isFound && fair.isByLot(in: squad)
    let (team, opponent, chance) = fair.chance
    headline =
      isByLot
      ? texts.drawnByLot
      : texts.chance(
        of: model.name(of: team.team), against: model.name(of: opponent.team),
        areAll: names.count == 2, chance)
    chances =
      isByLot || names.count > 2
      ? nil : .teams(chance.percent, 100 - chance.percent)
    swapLabel =
      model.isSearching || isFound
      ? nil
      : fair.mend(in: squad).map {
        texts.swap(
          $0.name, $0.other, to: model.name(of: $0.team), gapTenths: $0.gapTenths)
      }
    var reasons: [String] = []
    if model.context.preferences.showsLevels {
      reasons.append(texts.strengths(names, fair.strengths))
    }
    if !isByLot {
      reasons += Self.verdict(fair, shown, found.last, texts)
      reasons.append(texts.range(of: model.name(of: team.team), chance))
      if !fair.guessed.isEmpty { reasons.append(texts.guessed(fair.guessed)) }
    }
    self.reasons = reasons + Self.rules(fair, model)
  }

  private static func verdict(
    _ fair: FairTeams, _ shown: FairSplit?, _ best: FairSplit?, _ texts: Strings
  ) -> [String] {
    var reasons: [String] = []
    if let shown {
      reasons.append(texts.verdict(shown.split))
    } else if let best {
      reasons.append(texts.cost(of: fair.strengths, than: best.split))
    }
    return reasons
  }

  private static func rules(_ fair: FairTeams, _ model: ConfirmPlayersViewModel) -> [String] {
    let texts = model.texts
    let rules = fair.rules(in: model.context.squad).map { rule in
      let text = texts.rule(rule.kind, rule.names)
      return rule.isKept ? text : texts.notKept(text)
    }
    let fixed = fair.fixed.map { fixed in
      let text = texts.fixed(fixed.name, in: model.name(of: fixed.side.team))
      return fixed.isKept ? text : texts.notKept(text)
    }
    return rules + fixed
  }
}

/// What an answer about fair teams depends on; it says nothing about other players, levels or rules.
struct FairBasis: Equatable {
  let teamCount: Int
  let players: [Player.ID]
  let levels: [Level]
  /// The team to which each player is fixed; `nil` for players who may be in any.
  let fixed: [Side?]
  /// The places of players who are to be in one team.
  let together: [[Int]]
  /// The places of players who are each to be in another team.
  let apart: [[Int]]
}

/// What became of the user's last request for fair teams.
struct FairAnswer {
  let basis: FairBasis
  let result: Result

  indirect enum Result {
    /// A search that goes on, the line-up at the tap, and the splits that were shown before.
    case searching(FairSearch, from: LineUp, shown: [FairSplit])
    /// The splits that were shown, the last one last.
    case splits([FairSplit])
    case refused(SplitError)
  }

  /// The splits that were shown, the last one last.
  var shown: [FairSplit] {
    switch result {
    case .searching(_, _, let shown), .splits(let shown): shown
    case .refused: []
    }
  }
}

extension ConfirmPlayersViewModel {
  /// How fair the teams are; `nil` before the user asked, and while a team has no players.
  package var fairness: Fairness? {
    guard canStart, hasAskedForFairness || context.preferences.showsLevels else { return nil }
    let fair = fairTeams
    return Fairness(fair, found(by: fair), self)
  }

  /// Which rules contradict each other and are not kept, or why there are no fair teams.
  ///
  /// `nil` when all rules are kept, or the user did not ask.
  package var fairnessProblem: String? {
    guard let answer else { return nil }
    let fair = fairTeams
    guard fair.basis(in: context.squad) == answer.basis else { return nil }
    switch answer.result {
    case .searching: return nil
    case .refused(let error): return texts.splitError(error) { fair.name(at: $0) }
    case .splits(let found):
      guard let shown = found.last(where: { $0.lineUp.hasTeams(of: present) }),
        !shown.contradictions.isEmpty
      else { return nil }
      let errors = shown.contradictions.map { texts.splitError($0) { fair.name(at: $0) } }
      return (errors + notKept(in: fair)).joined(separator: " ")
    }
  }

  private func notKept(in fair: FairTeams) -> [String] {
    fair.rules(in: context.squad).filter { !$0.isKept }.map {
      texts.notKept(texts.rule($0.kind, $0.names))
    }
      + fair.fixed.filter { !$0.isKept }.map {
        texts.notKept(texts.fixed($0.name, in: name(of: $0.side.team)))
      }
  }

  /// Whether fair teams are being looked for.
  package var isSearching: Bool {
    if case .searching = answer?.result { true } else { false }
  }

  /// Whether there is a player for each team.
  package var canMakeFair: Bool { present.places.count >= lineUp.teamCount }

  /// "Show levels" or "Hide levels".
  package var levelsLabel: String { context.levelsLabel }

  private var hasAskedForFairness: Bool { answer.map { !$0.shown.isEmpty } ?? false }

  private var fairTeams: FairTeams { FairTeams(present, context) }

  /// The splits that were shown for today's players, levels and rules.
  private func found(by fair: FairTeams) -> [FairSplit] {
    guard let answer, fair.basis(in: context.squad) == answer.basis else { return [] }
    return answer.shown
  }

  /// Begins to look for the teams that are fairest, into which all players are put then.
  mutating func makeFair(seed: UInt64, choice: Int) {
    guard canMakeFair, !isSearching else { return }
    let fair = fairTeams
    let search = fair.search(in: context.squad, seed: seed, choice: choice)
    answer = FairAnswer(
      basis: fair.basis(in: context.squad),
      result: .searching(search, from: present, shown: found(by: fair)))
  }

  /// At once, but after the page was drawn, while teams are being looked for.
  var wakesAt: [Instant] {
    [isSearching ? context.now : nil, context.end(of: settling)].compactMap { $0 }
  }

  /// Goes on with the search for fair teams, for as long as a tap may take.
  ///
  /// It begins again when the players, their levels or the rules have changed meanwhile, and ends when
  /// the user has arranged the teams.
  mutating func goOn() -> [ScreenRequest] {
    guard let answer, case .searching(let search, let from, let shown) = answer.result
    else { return [] }
    let fair = fairTeams
    guard fair.basis(in: context.squad) == answer.basis else {
      self.answer = nil
      makeFair(seed: search.request.seed, choice: search.request.choice)
      return []
    }
    guard present.hasTeams(of: from) else {
      self.answer = shown.isEmpty ? nil : FairAnswer(basis: answer.basis, result: .splits(shown))
      return []
    }
    do throws(SplitError) {
      try search.goOn()
    } catch {
      self.answer = FairAnswer(basis: answer.basis, result: .refused(error))
      return []
    }
    guard let split = fair.result(of: search) else { return [] }
    self.answer = FairAnswer(basis: answer.basis, result: .splits(shown + [split]))
    return keep(whole(split.lineUp), texts.madeFair)
  }

  /// Goes on to the next of the splits that are as good.
  mutating func showAnother() {
    guard let last = found(by: fairTeams).last else { return }
    makeFair(seed: last.seed, choice: last.choice + 1)
  }

  /// Makes the swap that was offered.
  func makeSwap() -> [ScreenRequest] {
    guard fairness?.swapLabel != nil, let swap = fairTeams.mend(in: context.squad) else {
      return []
    }
    return arrange(swap.lineUp, texts.swapped(swap.name, swap.other, to: name(of: swap.team)))
  }
}
