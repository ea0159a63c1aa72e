/// A link by which people see a table, and which it is.
public struct TableLink: Identifiable, Hashable, Sendable {
  /// The maximum number of links to tables of a squad, including those that were turned off.
  public static let limit = 100
  /// How long a link works after its season's end.
  public static let timeAfterEnd: TimeSpan = .days(60)

  /// Which table a link shows.
  public enum Period: Hashable, Sendable {
    /// Of a season that the organiser named, with the name, bounds and rules that it has by then.
    case season(Season.ID)
    /// Of results from an instant to another, such as the year 2026.
    case named(ShortText, SeasonBounds)
    /// Of all results.
    case allTime
  }

  /// What a link shows.
  public struct Terms: Hashable, Sendable {
    /// How many minutes the clocks of a place may be before or after UTC.
    public static let minutesFromUTC = -24 * 60...24 * 60

    /// Which table it shows.
    public let period: Period
    /// How many minutes the clocks at the organiser's place are before UTC, by which the page writes days.
    public let minutesFromUTC: Int

    /// Creates what a link shows; `nil` for clocks that are more than a day off.
    public init?(_ period: Period, minutesFromUTC: Int) {
      guard Self.minutesFromUTC.contains(minutesFromUTC) else { return nil }
      self.period = period
      self.minutesFromUTC = minutesFromUTC
    }
  }

  /// The link itself.
  public internal(set) var link: Link
  /// What it shows.
  public let terms: Terms
  /// When it was made, by the clock of the device on which a user did so.
  public let madeAt: Instant

  /// The id of the link.
  public var id: Link.ID { link.id }

  /// Creates a link; `nil` for one of another purpose.
  public init?(_ link: Link, _ terms: Terms, madeAt: Instant) {
    guard link.purpose == .table else { return nil }
    self.link = link
    self.terms = terms
    self.madeAt = madeAt
  }
}

extension TableLink.Period {
  /// Whether it is called the same, wherever the phone was where it was made: the year 2026 begins at another instant
  /// in Seoul.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.named(let name, _), .named(let otherName, _)): name == otherName
    case (.season(let id), .season(let otherID)): id == otherID
    case (.allTime, .allTime): true
    case (.named, _), (.season, _), (.allTime, _): false
    }
  }
}

/// A part of the results and the rules by which its table is made.
public struct TablePeriod: Hashable, Sendable {
  /// What it is called; `nil` for all time.
  public let name: ShortText?
  /// From when to when results count.
  public let bounds: SeasonBounds
  /// By which rules the table is made.
  public let rules: TableRules

  /// Creates a period.
  public init(name: ShortText? = nil, bounds: SeasonBounds, rules: TableRules) {
    self.name = name
    self.bounds = bounds
    self.rules = rules
  }
}

extension Squad {
  /// The link to a table with an id, also one that was turned off; `nil` when there is none.
  public func tableLink(_ id: Link.ID) -> TableLink? { tableLinks.first { $0.id == id } }

  /// The latest link to a table that works.
  public func tableLink(
    to period: TableLink.Period, workingAt now: Instant
  ) -> TableLink? {
    tableLinks.last { $0.terms.period.isSame(as: period) && state(of: $0, at: now) == .works }
  }

  /// What a link shows now; `nil` when its season was removed.
  public func period(of link: TableLink) -> TablePeriod? {
    switch link.terms.period {
    case .season(let id):
      season(id).map {
        TablePeriod(
          name: $0.details.name, bounds: $0.details.bounds, rules: $0.details.rules)
      }
    case .named(let name, let bounds):
      TablePeriod(name: name, bounds: bounds, rules: tableRules)
    case .allTime: TablePeriod(name: nil, bounds: .allTime, rules: tableRules)
    }
  }

  /// What has become of a link to a table.
  ///
  /// It works until 60 days after the season's end or, while that is open, after the last match; and always for as long
  /// after it was made.
  func state(of link: TableLink, at now: Instant) -> LinkState {
    guard !link.link.isOff else { return .off }
    guard let period = period(of: link) else { return .waits }
    let last = gathers.reduce(link.madeAt) { last, gather in
      period.bounds.contains(gather.playedAt) ? max(last, gather.playedAt) : last
    }
    let end = max(period.bounds.until ?? last, link.madeAt)
    return now <= end.advanced(by: TableLink.timeAfterEnd) ? .works : .over
  }

  /// The squad reduced to a table: the gathers of its period, without names and what they are shared by, and the players.
  ///
  /// Their names have the form that the organiser chose; hidden ones are withheld.
  func reduced(toTable id: Link.ID) -> Squad {
    var reduced = Squad()
    guard let link = tableLink(id), let period = period(of: link) else { return reduced }
    reduced.name = name
    reduced.tableLinks = [link]
    reduced.tableRules = tableRules
    if case .season(let id) = link.terms.period {
      reduced.allSeasons = season(id).map { [$0] } ?? []
    }
    for gather in finishedGathers
    where !gather.isDeleted && period.bounds.contains(gather.playedAt) {
      reduced.gatherTable.append(gather.reducedToResult)
    }
    let hidden = HiddenNames(of: self)
    for player in allPlayers {
      var seen = Player(
        id: player.id, number: player.number,
        details: PlayerDetails(name: player.details.name.inForm(tableNames)))
      if hidden.hides(player.details.name, of: player.id) {
        seen.details.name = .withheld
        seen.isHidden = true
      }
      reduced.playerTable.append(seen)
    }
    return reduced
  }
}

extension Gather {
  /// The gather without names, and without what tells who kept its score and how it is shared.
  fileprivate var reducedToResult: Gather {
    var reduced = self
    reduced.appearances = appearances.map { $0.named(.withheld) }
    reduced.sharing = Sharing()
    reduced.scorekeepers = []
    reduced.withholdDevices()
    return reduced
  }
}
