/// The page of a planned game: its day, and a mark where the day's own page is another game's.
///
/// The game that had the day first has the page of the day, `20261203`, and any other one a page beside it,
/// `20261203-5f0c31d2`. So an address that was shared leads to its game, whatever is planned for that day later.
public struct PlanPage: Hashable, Sendable {
  /// The day.
  public let day: CivilDay
  /// What tells the game from the others of the day; `nil` for the day's own page.
  public let mark: UInt32?

  /// Creates a page.
  public init(_ day: CivilDay, mark: UInt32? = nil) {
    self.day = day
    self.mark = mark
  }
}

extension PlanPage {
  private static let markDigits = 8

  /// The page as addresses have it: the day in ISO 8601's basic format, and the mark.
  public var text: String {
    guard let mark else { return day.basicText }
    let digits = Array("0123456789abcdef".utf8)
    let places = (0..<Self.markDigits).reversed()
    return "\(day.basicText)-" + String(bytes: places.map { digits[Int(mark >> (4 * $0) & 0xF)] })
  }

  /// Reads what `text` writes; `nil` for anything else.
  public init?(text: String) {
    let parts = text.parts(separatedBy: "-")
    guard let day = CivilDay(basicText: parts[0]) else { return nil }
    var mark: UInt32?
    if parts.count > 1 {
      mark = parts[1].bytes.suffix(Self.markDigits)
        .reduce(0) { $0 << 4 | UInt32($1.hexDigitValue ?? 0) }
    }
    self.init(day, mark: mark)
    guard self.text.isEqualByBytes(to: text) else { return nil }
  }
}

extension PlannedGame {
  /// What tells the game's page from those of other games of a day.
  var mark: UInt32 {
    let bits = id.high ^ id.low
    return UInt32(truncatingIfNeeded: bits ^ bits >> 32)
  }

  /// The page beside that of its day, also of the game that had the day first.
  public var markedPage: PlanPage { PlanPage(day, mark: mark) }
}

extension Plans {
  /// The page of a game.
  public func page(of game: PlannedGame) -> PlanPage {
    firstGame(on: game.day) == game.key ? PlanPage(game.day) : game.markedPage
  }

  /// The game that had a day first; `nil` when none ever had it.
  private func firstGame(on day: CivilDay) -> PlanKey? {
    var first: (key: PlanKey, since: LogPlace)?
    for (key, since) in claims(to: day) where first.map({ since.isBefore($0.since) }) ?? true {
      first = (key, since)
    }
    return first?.key
  }

  /// The games that a page shows first, and below it the others that have or ever had its day.
  func games(on page: PlanPage) -> [PlannedGame] {
    var games = games(on: page.day)
    let first = firstGame(on: page.day)
    let shown =
      games.firstIndex { $0.mark == page.mark } ?? games.firstIndex { $0.key == first }
    if let shown { games.insert(games.remove(at: shown), at: 0) }
    return games
  }

  /// The games that have a day or had it before they were moved, by their start.
  public func games(on day: CivilDay) -> [PlannedGame] {
    claims(to: day).compactMap { game($0.key) }
      .byStart
  }

  /// The games that have or had a day, and since when.
  private func claims(to day: CivilDay) -> [(key: PlanKey, since: LogPlace)] {
    let computed = allSeries.filter { $0.recurrence.contains(day) }
      .map { PlanKey.series($0.id, day) }.filter { plan($0) == nil }
    return computed.compactMap { key in place(of: key, on: day).map { (key, $0) } }
      + allPlans.compactMap { plan in
        (place(of: plan.key, on: day) ?? plan.place(of: day)).map { (plan.key, $0) }
      }
  }

  /// Where in the log a game got a day from its series, also from one that has ended since; `nil` when it did not.
  private func place(of key: PlanKey, on day: CivilDay) -> LogPlace? {
    guard case .series(let id, day) = key else { return nil }
    return LogPlace(number: .min, acceptedAt: series(id)?.acceptedAt ?? .earliest)
  }
}

extension Plan {
  /// Where in the log the plan got a day by itself; `nil` when it never did.
  fileprivate func place(of day: CivilDay) -> LogPlace? {
    for entry in entries {
      switch entry.change {
      case .made(day, _), .moved(day): return entry.place
      default: continue
      }
    }
    return nil
  }
}

extension LogPlace {
  fileprivate func isBefore(_ other: LogPlace) -> Bool {
    (acceptedAt, number) < (other.acceptedAt, other.number)
  }
}
