package import Domain

/// An event of the page with the results of a season.
package enum SeasonEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
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
    case shareTapped, textTapped, pictureTapped, yearTapped
    case rulesTapped, sheetDismissed
    /// The end of the rows that are shown comes near.
    case endReached
  }

  package enum Input: String, EventName {
    /// A year, or all time.
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
    case .listTapped(let list): text.append("listTapped", list)
    case .rowTapped(let player): text.append("rowTapped", player)
    case .matchTapped(let gather): text.append("matchTapped", gather)
    case .fileTapped(let file): text.append("fileTapped", file)
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text): text
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain) ?? text.input(Self.input)
        ?? text.event("listTapped", Self.listTapped) ?? text.event("rowTapped", Self.rowTapped)
        ?? text.event("matchTapped", Self.matchTapped) ?? text.event("fileTapped", Self.fileTapped)
    else { return nil }
    self = event
  }
}

extension Event {
  package static func season(_ event: SeasonEvent) -> Self { Self(event) }
  package static func season(_ name: SeasonEvent.Plain) -> Self { .season(.plain(name)) }
  package static func season(_ name: SeasonEvent.Input, _ text: String = "") -> Self {
    .season(.input(name, text))
  }
}
