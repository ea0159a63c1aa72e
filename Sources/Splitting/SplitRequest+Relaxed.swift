// Rules that contradict each other: the best split without one of them.
extension SplitRequest {
  /// The same request without a rule that cannot be kept beside the others, or with a smaller one in
  /// its place; `nil` when no rule is to blame for the error.
  ///
  /// Without one the others may still contradict each other.
  package func relaxed(after error: SplitError) -> Self? {
    if case .moreApartThanTeams(let rule) = error { return spreading(rule) }
    guard let players = players(in: error) else { return nil }
    let lighter = without(oneRuleAbout: players)
    let remaining = lighter.map { $0.contradiction }
    let place =
      remaining.firstIndex { $0 == nil } ?? remaining.firstIndex { $0 != error }
    return place.map { lighter[$0] } ?? lighter.first
  }

  private var contradiction: SplitError? {
    do throws(SplitError) {
      _ = try SplitSearch(self)
      return nil
    } catch {
      return error
    }
  }

  /// Players of a rule are spread as far as there are teams: each of so many is in another one.
  private func spreading(_ rule: [Int]) -> Self? {
    guard let place = apart.firstIndex(of: rule) else { return nil }
    let parts = stride(from: 0, to: rule.count, by: teamCount).map {
      Array(rule[$0..<min($0 + teamCount, rule.count)])
    }
    var request = self
    request.apart.replaceSubrange(place...place, with: parts.filter { $0.count > 1 })
    return request
  }

  /// The players whose rules contradict each other.
  private func players(in error: SplitError) -> Set<Int>? {
    switch error {
    case .togetherAndApart(let one, let other, let between),
      .togetherInDifferentTeams(let one, let other, let between):
      Set([one, other] + between)
    case .apartInSameTeam(let one, let other): [one, other]
    case .contradiction(let players): joined(Set(players))
    case .emptyTeam: Set(players.indices)
    default: nil
    }
  }

  /// The players with all who are together with one of them.
  private func joined(_ some: Set<Int>) -> Set<Int> {
    var all = some
    var isComplete = false
    while !isComplete {
      isComplete = true
      for rule in together where rule.contains(where: { all.contains($0) }) {
        for player in rule where all.insert(player).inserted { isComplete = false }
      }
    }
    return all
  }

  /// The requests that lack one rule about some of the players: the latest first, and who is fixed to
  /// a team last, because that was said for this time only.
  private func without(oneRuleAbout some: Set<Int>) -> [Self] {
    func isAbout(_ rule: [Int]) -> Bool { rule.count { some.contains($0) } > 1 }
    let parted = apart.indices.reversed().filter { isAbout(apart[$0]) }.map { place in
      changed { $0.apart.remove(at: place) }
    }
    let joined = together.indices.reversed().filter { isAbout(together[$0]) }.map { place in
      changed { $0.together.remove(at: place) }
    }
    let freed = players.indices.reversed().filter {
      some.contains($0) && players[$0].team != nil
    }.map { place in changed { $0.players[place].team = nil } }
    return parted + joined + freed
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var request = self
    change(&request)
    return request
  }
}
