import Domain
import Texts

// The period is chosen once for all pages with results.
extension ScreenContext {
  /// The years in which evenings began that are given the oldest first, the latest first.
  func years(of evenings: [Evening]) -> [Int] {
    var years: [Int] = []
    var rest = evenings[...]
    while let last = rest.last {
      years.append(year(of: last))
      rest = rest[..<start(of: year(of: last), in: rest)]
    }
    return years
  }

  /// Where a year begins in evenings that are given the oldest first.
  private func start(of year: Int, in evenings: ArraySlice<Evening>) -> Int {
    var (low, high) = (evenings.startIndex, evenings.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self.year(of: evenings[middle]) < year { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func year(of evening: Evening) -> Int { localTimeZone.civil(evening.playedAt).year }

  /// The period that the user chose, if it is a season or has results, or else the latest year.
  var period: SeasonPeriod {
    let years = yearsWithResults
    switch preferences.period {
    case .allTime?: return .allTime
    case .season(let id)? where squad.season(id) != nil: return .season(id)
    case .year(let year)? where years.contains(year): return .year(year)
    default: return years.first.map { .year($0) } ?? .allTime
    }
  }

  /// The evenings of a period, the oldest first.
  func evenings(in period: SeasonPeriod) -> [Evening] {
    switch period {
    case .allTime: return evenings
    case .season(let id):
      let bounds = squad.season(id)?.details.bounds ?? .allTime
      return evenings.filter { bounds.contains($0.playedAt) }
    case .year(let year):
      let all = evenings[...]
      return Array(all[start(of: year, in: all)..<start(of: year + 1, in: all)])
    }
  }

  /// The seasons that the organiser named, the years with results and all time; none before the first season or result.
  var periodChoices: [SelectOption] {
    let seasons = seasons
    guard !evenings.isEmpty || !seasons.isEmpty else { return [] }
    let period = period
    let periods =
      seasons.map { SeasonPeriod.season($0.id) } + yearsWithResults.map { .year($0) } + [.allTime]
    return periods.map {
      SelectOption(code: $0.code, label: name(of: $0), isChosen: $0 == period)
    }
  }

  /// The seasons that the organiser named, those that began last first.
  var seasons: [Season] {
    let seasons = squad.seasons
    let start = { (position: Int) in seasons[position].details.bounds.from ?? .earliest }
    return seasons.indices.sorted { (start($1), $1) < (start($0), $0) }.map { seasons[$0] }
  }

  /// "2026", "Spring", or that it is all time.
  func name(of period: SeasonPeriod) -> String {
    switch period {
    case .year(let year): String(year)
    case .season(let id): squad.season(id)?.details.name.text ?? ""
    case .allTime: texts.allTime
    }
  }

  /// By which rules the tables of the period are made.
  var periodRules: TableRules {
    guard case .season(let id) = period, let season = squad.season(id) else {
      return squad.tableRules
    }
    return season.details.rules
  }

  /// From when to when results belong to a period.
  func bounds(of period: SeasonPeriod) -> SeasonBounds {
    switch period {
    case .allTime: .allTime
    case .season(let id): squad.season(id)?.details.bounds ?? .allTime
    case .year(let year):
      SeasonBounds(from: localTimeZone.start(of: year), until: localTimeZone.start(of: year + 1))
        ?? .allTime
    }
  }

  /// Whether no later result belongs to a period.
  func isOver(_ period: SeasonPeriod) -> Bool {
    bounds(of: period).until.map { $0 <= now } ?? false
  }

  /// Chooses the period with a code.
  func choosingPeriod(_ code: String) -> [ScreenRequest] {
    guard let period = SeasonPeriod(code: code) else { return [] }
    var preferences = preferences
    // The latest year is not kept, so that the next one is shown when it has results.
    preferences.period = period == yearsWithResults.first.map { .year($0) } ? nil : period
    return [.prefer(preferences)]
  }

  /// The table of the period, by points per match.
  var periodTable: SeasonTable { periodTable(by: .perMatch) }

  /// The name of a player, also of one who was removed; `nil` for a guest and for one who is unknown.
  func knownName(of id: Player.ID) -> String? {
    shownName(of: id)
      ?? (isWithheld(id) ? texts.notShown : squad.knownPlayer(id)?.details.name.text)
  }

  /// The name of a player who has results.
  func nameInResults(of id: Player.ID) -> String { knownName(of: id) ?? "" }
}
