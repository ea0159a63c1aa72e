public import Domain

/// What people without an account may ask for by a link.
public enum LinkResource: Hashable, Sendable {
  /// The page that the link opens.
  case page
  /// The live stream of what the page shows.
  case events
  /// What the page shows, as JSON.
  case data
  /// What the page shows as a picture, for chats that preview the link.
  case picture
  /// What the link shows of its squad's log: the sync requests and the live stream.
  case changes
  /// A snapshot of what the link shows of its squad.
  case snapshot
  /// Where the form of the page was sent in earlier versions; now it is sent to the page itself.
  case answer
  /// The planned games, for calendars.
  case calendar
  /// The page of a game.
  case game(PlanPage)
  /// The game of a page for calendars, or all of its day.
  case gameCalendar(PlanPage)
}

extension Link.Purpose {
  /// What links for the purpose have, apart from what they have for each game.
  public var resources: [LinkResource] {
    switch self {
    case .follow: [.page, .events, .data, .picture]
    case .score: [.page, .changes, .snapshot]
    case .reply: [.page, .events, .picture, .answer, .calendar]
    case .table: [.page, .data]
    }
  }

  /// What links for the purpose have for one game.
  public func resources(of page: PlanPage) -> [LinkResource] {
    switch self {
    case .follow, .score, .table: []
    case .reply: [.game(page), .gameCalendar(page)]
    }
  }
}

extension LinkResource {
  /// Where a resource is, beside the page of its link.
  enum Place {
    case page
    /// The page's address has this ending.
    case ending(StaticString)
    /// The page's address goes on with this segment.
    case segment(StaticString)
    /// The page's address goes on with the page of a game, and then perhaps with an ending.
    case game(PlanPage, ending: StaticString)
  }

  var place: Place {
    switch self {
    case .page: .page
    case .events: .segment("events")
    case .data: .ending(".json")
    case .picture: .ending(".png")
    case .changes: .segment("changes")
    case .snapshot: .segment("snapshot")
    case .answer: .segment("answer")
    case .calendar: .ending(".ics")
    case .game(let page): .game(page, ending: "")
    case .gameCalendar(let page): .game(page, ending: ".ics")
    }
  }

  /// The methods that the resource accepts.
  ///
  /// The form of the page on which friends answer is sent to the page's own address, so that people may reload
  /// what comes back, or pass its address on. Every address that a form was ever sent to can be read, too.
  func methods(for purpose: Link.Purpose) -> [HTTPMethod] {
    switch self {
    case .changes, .answer, .game: [.get, .post]
    case .page: purpose == .reply ? [.get, .post] : [.get]
    case .events, .data, .picture, .snapshot, .calendar, .gameCalendar: [.get]
    }
  }

  /// The template of the resource's path, such as `/follow/{secret}/events`, and the values in it.
  func place(
    behind secret: LinkSecret, for purpose: Link.Purpose
  ) -> (template: String, values: [String]) {
    let page = purpose.pagePath(behind: "{secret}")
    return switch place {
    case .page: (page, [secret.text])
    case .ending(let ending): (page + ending.description, [secret.text])
    case .segment(let segment): ("\(page)/\(segment.description)", [secret.text])
    case .game(let game, let ending):
      ("\(page)/{day}\(ending.description)", [secret.text, game.text])
    }
  }
}
