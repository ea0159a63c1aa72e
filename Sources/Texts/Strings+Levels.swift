package import Domain

// Levels of players, and teams that are fair by them.
extension Strings {
  package var fairTeams: String { say("Fair teams", "공평한 팀") }
  package var comparingSplits: String { say("Comparing splits…", "조합을 비교하고 있습니다…") }
  package var another: String { say("Another", "다른 조합") }
  package var showLevels: String { say("Show levels", "레벨 보기") }
  package var hideLevels: String { say("Hide levels", "레벨 숨기기") }
  /// In place of a level.
  package var hidden: String { say("Hidden", "숨김") }
  package var level: String { say("Level", "레벨") }
  package var fromResults: String { say("From results", "결과 기준") }
  package var excludeFromLevels: String { say("Leave out of levels", "레벨에서 제외") }
  package var includeInLevels: String { say("Count for levels", "레벨에 포함") }
  package var doesNotCount: String { say("Does not count for levels", "레벨에 반영하지 않음") }
  package var countsAgain: String { say("Counts for levels", "레벨에 반영") }

  /// How strong a player is and how that is known: "5.4 ± 1.1, 12 matches".
  package func level(_ known: PlayerLevel, of player: Player) -> String {
    let level = known.level.text
    let deviation: Int
    switch known.source {
    case .setByUser: return say("\(level), set by you", "\(level), 직접 설정")
    case .guessed(let tenths):
      let range = Level.text(tenths: tenths)
      return say("\(level) ± \(range), a guess", "\(level) ± \(range), 추정")
    case .estimated(let tenths): deviation = tenths
    }
    let range = Level.text(tenths: deviation)
    return switch known.matches {
    case 0: say("\(level) ± \(range), from the skill", "\(level) ± \(range), 실력 기준")
    case 1: say("\(level) ± \(range), 1 match", "\(level) ± \(range), 1경기")
    default:
      say(
        "\(level) ± \(range), \(known.matches) matches", "\(level) ± \(range), \(known.matches)경기")
    }
  }

  /// "Bibs 27.1 · Skins 27.0".
  package func strengths(_ names: [String], _ strengths: TeamStrengths) -> String {
    let tenths = strengths.tenths
    return names.indices.map { Phrase("\(names[$0]) \(Level.text(tenths: tenths[$0]))").text }
      .joined(separator: " · ")
  }

  package var madeFair: String { say("Fair teams made", "공평한 팀으로 나눴습니다") }

  package var drawnByLot: String {
    say(
      "Nothing is known about these players yet: drawn by lot. After a match or two the teams get fairer.",
      "아직 선수 기록이 없어 무작위로 나눴습니다. 한두 경기를 치르면 팀이 더 공평해집니다.")
  }

  /// How good a split is, as far as that is known.
  package func verdict(_ split: Split) -> String {
    if !split.isBest {
      let gap = Level.text(tenths: split.excessTenths)
      return say(
        "At most \(gap) from the best there can be.", "가능한 최선과의 차이는 최대 \(gap)입니다.")
    }
    if split.possible == 1 { return say("The only split there can be.", "가능한 조합은 이것뿐입니다.") }
    guard split.isComplete else { return say("No split is closer.", "더 비슷한 조합은 없습니다.") }
    let best = say(
      "The best of \(grouped(split.possible)) splits", "\(grouped(split.possible))가지 중 최선")
    let others = split.equallyGood - 1
    if others == 0 { return say("\(best).", "\(best)입니다.") }
    let count = grouped(others)
    return others == 1
      ? say("\(best); 1 more is as good.", "\(best)이며, 똑같이 좋은 조합이 1가지 더 있습니다.")
      : say("\(best); \(count) more are as good.", "\(best)이며, 똑같이 좋은 조합이 \(count)가지 더 있습니다.")
  }

  /// What teams that a user changed by hand cost.
  package func cost(of strengths: TeamStrengths, than best: Split) -> String {
    let gap = Level.text(tenths: strengths.gapTenths)
    let least = Level.text(tenths: best.strengths.gapTenths)
    return say("\(gap) apart; the best is \(least).", "차이 \(gap), 최선은 \(least)입니다.")
  }

  /// "Swap Ann and Ben (0.2 apart)".
  package func swap(_ name: String, _ other: String?, to team: String, gapTenths: Int) -> String {
    let gap = Level.text(tenths: gapTenths)
    if let other {
      return say(
        "Swap \(name) and \(other) (\(gap) apart)", "\(name) ↔ \(other) (차이 \(gap))")
    }
    return say(
      "Move \(name) to \(team) (\(gap) apart)", "\(name) → \(team) (차이 \(gap))")
  }

  /// "Even: 50 % each, 26 to 71.", or "Bibs: 52 % to win, 30 to 72."; of several opponents, one is
  /// named.
  package func chance(of name: String, against opponent: String?, _ chance: WinChance) -> String {
    let (low, high) = (chance.range.lowerBound, chance.range.upperBound)
    guard chance.percent != 50 else {
      return opponent.map {
        say(
          "\(name) against \($0): even, 50 % each, \(low) to \(high).",
          "\(name) 대 \($0): 팽팽함, 승률 각 50% (\(low)~\(high)%)")
      } ?? say("Even: 50 % each, \(low) to \(high).", "팽팽함: 승률 각 50% (\(low)~\(high)%)")
    }
    let pairing =
      opponent.map { say("\(name) against \($0)", "\(name) (상대: \($0))") } ?? name
    return say(
      "\(pairing): \(chance.percent) % to win, \(low) to \(high).",
      "\(pairing) 승률 \(chance.percent)% (\(low)~\(high)%)")
  }

  package var drawCountsHalf: String {
    say("A draw counts as half a win.", "무승부는 절반의 승리로 칩니다.")
  }

  package func guessed(_ names: [String]) -> String {
    say("Guessed for want of results: \(list(names)).", "결과가 없어 추정: \(list(names))")
  }

  package func rule(_ kind: TeamRule.Kind, _ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return switch kind {
    case .together: say("Together: \(list).", "같은 팀: \(list)")
    case .apart: say("Apart: \(list).", "다른 팀: \(list)")
    }
  }

  package var rules: String { say("Rules", "규칙") }
  package var teamRules: String { say("Rules for teams", "팀 규칙") }
  package var together: String { say("Together", "같은 팀") }
  package var apart: String { say("Apart", "다른 팀") }
  package var ruleHint: String {
    say(
      "Choose players who belong together, apart or in a certain team.",
      "같은 팀, 다른 팀 또는 정해진 팀에 넣을 선수를 고르세요.")
  }
  package func fix(in team: String) -> String { say("In \(team)", "\(team)에") }
  package func fixed(_ name: String, in team: String) -> String {
    say("In \(team): \(name).", "\(team)에: \(name)")
  }
  package var ruleRemoved: String { say("Rule removed", "규칙을 삭제했습니다") }
  package func remove(_ rule: String) -> String { say("Remove: \(rule)", "삭제: \(rule)") }

  package func notKept(_ rule: String) -> String { say("Not kept: \(rule)", "지키지 못함: \(rule)") }

  /// "Even out: Ann ↔ Ben".
  package func evenOut(_ name: String, _ other: String) -> String {
    say("Even out: \(name) ↔ \(other)", "맞추기: \(name) ↔ \(other)")
  }

  /// What a swap did, to be undone.
  package func swapped(_ name: String, _ other: String?, to team: String) -> String {
    guard let other else { return moved(name, to: team) }
    return say("\(name) and \(other) swapped", "\(name) ↔ \(other) 맞바꿨습니다")
  }

  /// Why there is no split, naming the players by their places.
  package func splitError(_ error: SplitError, name: (Int) -> String) -> String {
    switch error {
    case .togetherAndApart(let one, let other, let between):
      let pair = Phrase("\(name(one)), \(name(other))").text
      if between.isEmpty {
        return say("Both together and apart: \(pair).", "같은 팀이면서 다른 팀이어야 합니다: \(pair)")
      }
      let others = list(between.map(name))
      return say(
        "Apart, but together through \(others): \(pair).",
        "다른 팀이어야 하는데 \(others) 때문에 같은 팀이 됩니다: \(pair)")
    case .togetherInDifferentTeams(let one, let other, _):
      return say(
        "Together, but in different teams: \(name(one)), \(name(other)).",
        "같은 팀이어야 하는데 정해진 팀이 다릅니다: \(name(one)), \(name(other))")
    case .apartInSameTeam(let one, let other):
      return say(
        "Apart, but in the same team: \(name(one)), \(name(other)).",
        "다른 팀이어야 하는데 정해진 팀이 같습니다: \(name(one)), \(name(other))")
    case .moreApartThanTeams(let places):
      let names = list(places.map(name))
      return say(
        "There are not enough teams to keep these apart: \(names).",
        "모두 다른 팀이 될 수 없습니다: \(names)")
    case .contradiction(let places):
      let names = list(places.map(name))
      return say(
        "The rules about these contradict each other: \(names).",
        "규칙이 서로 맞지 않습니다: \(names)")
    case .tooManyPlayers, .tooManyRules:
      return say("There is too much to work out.", "계산하기에 너무 많습니다.")
    default: return say("The rules leave no teams.", "규칙에 맞는 팀이 없습니다.")
    }
  }

  /// A number with its thousands apart: "92,378".
  private func grouped(_ number: Int64) -> String {
    guard number >= 1_000 else { return Phrase("\(number)").text }
    let rest = number % 1_000
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return Phrase("\(grouped(number / 1_000)),\(zeros)\(rest)").text
  }
}
