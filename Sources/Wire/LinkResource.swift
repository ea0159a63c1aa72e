public import Domain

/// What people without an account may ask for by a link.
public enum LinkResource: Hashable, Sendable, CaseIterable {
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
  /// What a friend answers with the form of the page.
  case answer
}

extension Link.Purpose {
  /// What links for the purpose have.
  public var resources: [LinkResource] {
    switch self {
    case .follow: [.page, .events, .data, .picture]
    case .score: [.page, .changes, .snapshot]
    case .reply: [.page, .answer]
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
    }
  }

  /// The methods that the resource accepts.
  var methods: [HTTPMethod] {
    switch self {
    case .changes: [.get, .post]
    case .answer: [.post]
    case .page, .events, .data, .picture, .snapshot: [.get]
    }
  }

  /// The template of the resource's path, such as `/follow/{secret}/events`.
  func template(for purpose: Link.Purpose) -> String {
    let page = purpose.pagePath(behind: "{secret}")
    return switch place {
    case .page: page
    case .ending(let ending): page + ending.description
    case .segment(let segment): "\(page)/\(segment.description)"
    }
  }
}
