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

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .typed(let field, let value): text.append(field, value: value)
    case .seasonTapped(let season): text.append("seasonTapped", season)
    case .link(let event): text.append(event)
    case .listTapped(let list): text.append("listTapped", list)
    case .rowTapped(let player): text.append("rowTapped", player)
    case .matchTapped(let gather): text.append("matchTapped", gather)
    case .fileTapped(let file): text.append("fileTapped", file)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.plain(Self.link) ?? text.input(Self.typed) ?? chosen(text)
  }

  private static func chosen(_ text: EventText) -> Self? {
    text.event("listTapped", Self.listTapped) ?? text.event("rowTapped", Self.rowTapped)
      ?? text.event("matchTapped", Self.matchTapped) ?? text.event("fileTapped", Self.fileTapped)
      ?? text.event("seasonTapped", Self.seasonTapped)
  }
}

extension Event {
  package static var season: EventMaker<SeasonEvent> { EventMaker() }
}

extension EventMaker<SeasonEvent> {
  package func callAsFunction(_ field: SeasonEvent.Field, _ value: String = "") -> Event {
    Event(SeasonEvent.typed(field, value))
  }
}
