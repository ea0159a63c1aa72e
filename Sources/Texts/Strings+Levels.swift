package import Domain
package import Splitting

// Levels of players, and teams that are fair by them.
extension Strings {
  /// How strong a player is and how that is known: "5.4 ± 1.1, 12 matches".
  package func level(_ known: PlayerLevel, of player: Player) -> String {
    let level = decimal(tenths: known.level.tenths)
    let deviation: Int
    switch known.source {
    case .setByUser: return levelSetByUser(level: level)
    case .guessed(let tenths):
      let range = decimal(tenths: tenths)
      return levelGuessed(level: level, range: range)
    case .estimated(let tenths): deviation = tenths
    }
    let range = decimal(tenths: deviation)
    return switch known.matches {
    case 0: levelFromSkill(level: level, range: range)
    default: levelFromMatches(level: level, range: range, matches: known.matches)
    }
  }

  /// "Bibs 27.1 · Skins 27.0".
  package func strengths(_ names: [String], _ strengths: TeamStrengths) -> String {
    let tenths = strengths.tenths
    return names.indices.map { "\(names[$0]) \(decimal(tenths: tenths[$0]))" }
      .joined(separator: " · ")
  }

  /// How good a split is, as far as that is known.
  package func verdict(_ split: Split) -> String {
    if !split.isBest {
      let gap = decimal(tenths: split.excessTenths)
      return verdictAtMost(gap: gap)
    }
    if split.possible == 1 { return verdictOnly }
    guard split.isComplete else { return verdictNoCloser }
    let others = split.equallyGood - 1
    return others == 0
      ? verdictBest(of: split.possible)
      : verdictBestOfEqual(of: catalogue.grouped(split.possible), others: others)
  }

  /// What teams that a user changed by hand cost.
  package func cost(of strengths: TeamStrengths, than best: Split) -> String {
    let gap = decimal(tenths: strengths.gapTenths)
    let least = decimal(tenths: best.strengths.gapTenths)
    return costOfTeams(gap: gap, least: least)
  }

  /// "Swap Ann and Ben (0.2 apart)".
  package func swap(_ name: String, _ other: String?, to team: String, gapTenths: Int) -> String {
    let gap = decimal(tenths: gapTenths)
    if let other {
      return swapPlayers(name: name, other: other, gap: gap)
    }
    return movePlayer(name: name, team: team, gap: gap)
  }

  /// The chances of a team and its opponent, such as "Bibs 62% · Skins 38%".
  ///
  /// Two even teams without others need no names.
  package func chance(
    of name: String, against opponent: String, areAll: Bool, _ chance: WinChance
  ) -> String {
    let rest = 100 - chance.percent
    return areAll && chance.isEven
      ? chanceEven(percent: chance.percent, to: rest)
      : chanceToWin(name, percent: chance.percent, opponent, to: rest)
  }

  /// How sure a chance is: "Bibs would win 29 to 74% of matches like this. A draw counts as half."
  package func range(of name: String, _ chance: WinChance) -> String {
    chanceRange(name, from: chance.range.lowerBound, to: chance.range.upperBound)
  }

  package func guessed(_ names: [String]) -> String {
    guessed(names: list(names))
  }

  package func rule(_ kind: TeamRule.Kind, _ names: [String]) -> String {
    let list = row(names)
    return switch kind {
    case .together: ruleTogether(list)
    case .apart: ruleApart(list)
    }
  }

  /// What a swap did, to be undone.
  package func swapped(_ name: String, _ other: String?, to team: String) -> String {
    guard let other else { return moved(name, to: team) }
    return playersSwapped(name: name, other: other)
  }

  /// Why there is no split, naming the players by their places.
  package func splitError(_ error: SplitError, name: (Int) -> String) -> String {
    switch error {
    case .togetherAndApart(let one, let other, let between):
      let pair = row([name(one), name(other)])
      if between.isEmpty {
        return splitTogetherAndApart(pair: pair)
      }
      let others = list(between.map(name))
      return splitTogetherThrough(others: others, pair: pair)
    case .togetherInDifferentTeams(let one, let other, _):
      return splitTogetherInTwoTeams(one: name(one), other: name(other))
    case .apartInSameTeam(let one, let other):
      return splitApartInOneTeam(one: name(one), other: name(other))
    case .moreApartThanTeams(let places):
      let names = list(places.map(name))
      return splitTooFewTeams(names: names)
    case .contradiction(let places):
      let names = list(places.map(name))
      return splitContradiction(names: names)
    case .tooManyPlayers, .tooManyRules:
      return splitTooMuch
    default: return splitNoTeams
    }
  }

  /// A number of tenths, as the language writes it: "5.4" or "5,4".
  package func decimal(tenths: Int) -> String {
    let size = tenths.magnitude
    return "\(tenths < 0 ? "-" : "")\(size / 10)\(catalogue.decimalSign)\(size % 10)"
  }
}
