package import Domain

/// An event of the page with the results of a season.
package enum SeasonEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// Something was typed into the form of a season, or the code that a server asks new groups for.
  case typed(Field, String)
  /// A season of the list of seasons was tapped, to be edited.
  case seasonTapped(Season.ID)
  /// What happened to the link to the table.
  case link(LinkEvent)
  /// One of the lists was chosen.
  case listTapped(SeasonList)
  /// A player was tapped.
  case rowTapped(Player.ID)
  /// A record was tapped, to see the match.
  case matchTapped(Gather.ID)
  /// A file was asked for.
  case fileTapped(ResultsFile)

  package enum Plain: String, EventName {
    /// What the table compares first.
    case perMatchTapped, inAllTapped
    case shareTableTapped, textTapped, pictureTapped, yearTapped
    case rulesTapped, sheetDismissed
    /// The seasons that the organiser named, and the form of one of them.
    case seasonsTapped, newSeasonTapped, seasonSubmitted, seasonCancelled, seasonRemoved
    /// The link to the table.
    case linkTapped
    /// The end of the rows that are shown comes near.
    case endReached
  }

  package enum Field: String, EventName {
    case seasonName, seasonFrom, seasonUntil, registrationCodeTyped
  }

  package enum Input: String, EventName {
    /// A year, a season, or all time.
    case periodChosen
    /// A rule of the table.
    case winChosen, drawChosen, defeatChosen, clearWinChosen, shareChosen
  }
}

/// What a page with results lists.
package enum SeasonList: String, CaseIterable, Sendable, EventArgument {
  case table, goals, assists, matches, records
}

extension SeasonEvent {
  package static var scope: String { "season" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    case .typed(let field, _): text.append(field.word)
    case .seasonTapped(let season): text.append("seasonTapped", season)
    case .link(let event): text.append(event.word)
    case .listTapped(let list): text.append("listTapped", list)
    case .rowTapped(let player): text.append("rowTapped", player)
    case .matchTapped(let gather): text.append("matchTapped", gather)
    case .fileTapped(let file): text.append("fileTapped", file)
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text), .typed(_, let text): text
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard let event = Self.named(text) ?? Self.typed(text) ?? Self.chosen(text) else { return nil }
    self = event
  }

  private static func named(_ text: EventText) -> Self? {
    text.plain(Self.plain) ?? text.plain(Self.link)
  }

  private static func typed(_ text: EventText) -> Self? {
    text.input(Self.input) ?? text.input(Self.typed)
  }

  private static func chosen(_ text: EventText) -> Self? {
    text.event("listTapped", Self.listTapped) ?? text.event("rowTapped", Self.rowTapped)
      ?? text.event("matchTapped", Self.matchTapped) ?? text.event("fileTapped", Self.fileTapped)
      ?? text.event("seasonTapped", Self.seasonTapped)
  }
}

extension Event {
  package static func season(_ event: SeasonEvent) -> Self { Self(event) }
  package static func season(_ name: SeasonEvent.Plain) -> Self { .season(.plain(name)) }
  package static func season(_ name: SeasonEvent.Input, _ text: String = "") -> Self {
    .season(.input(name, text))
  }
  package static func season(_ field: SeasonEvent.Field, _ text: String = "") -> Self {
    .season(.typed(field, text))
  }
}
