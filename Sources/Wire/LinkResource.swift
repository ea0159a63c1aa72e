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
  /// The page about the games of one day.
  case day(CivilDay)
  /// The games of one day, for calendars.
  case dayCalendar(CivilDay)
}

extension Link.Purpose {
  /// What links for the purpose have, apart from what they have for each day.
  public var resources: [LinkResource] {
    switch self {
    case .follow: [.page, .events, .data, .picture]
    case .score: [.page, .changes, .snapshot]
    case .reply: [.page, .events, .answer, .calendar]
    case .table: [.page, .data]
    }
  }

  /// What links for the purpose have for one day.
  public func resources(on day: CivilDay) -> [LinkResource] {
    switch self {
    case .follow, .score, .table: []
    case .reply: [.day(day), .dayCalendar(day)]
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
    /// The page's address goes on with a day, and then perhaps with an ending.
    case day(CivilDay, ending: StaticString)
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
    case .day(let day): .day(day, ending: "")
    case .dayCalendar(let day): .day(day, ending: ".ics")
    }
  }

  /// The methods that the resource accepts.
  ///
  /// The form of the page on which friends answer is sent to the page's own address, so that people may reload
  /// what comes back, or pass its address on. Every address that a form was ever sent to can be read, too.
  func methods(for purpose: Link.Purpose) -> [HTTPMethod] {
    switch self {
    case .changes, .answer, .day: [.get, .post]
    case .page: purpose == .reply ? [.get, .post] : [.get]
    case .events, .data, .picture, .snapshot, .calendar, .dayCalendar: [.get]
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
    case .day(let day, let ending):
      ("\(page)/{day}\(ending.description)", [secret.text, day.basicText])
    }
  }
}
