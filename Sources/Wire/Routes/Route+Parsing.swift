import Domain

extension Route {
  /// Parses a URL path, ignoring a slash at its end.
  /// - Throws: `RouteError` when no route matches.
  public init(path: String) throws(RouteError) {
    var segments = path.parts(separatedBy: "/").map { Segment(text: $0) }
    guard segments.first?.text.isEmpty == true else { throw .unknownPath }
    segments.removeFirst()
    if segments.last?.text.isEmpty == true { segments.removeLast() }
    self = try Self.match(segments)
  }

  private static func match(_ segments: [Segment]) throws(RouteError) -> Route {
    guard let first = segments.first else { throw .unknownPath }
    if segments.count == 1 {
      if first.is("health") { return .health }
      if first.is("ready") { return .ready }
      if first.is("openapi.yaml") { return .openAPI }
    }
    for purpose in Link.Purpose.allCases where first.text.isEqualByBytes(to: purpose.rawValue) {
      return try matchLink(segments.dropFirst(), for: purpose)
    }
    guard first.is("api"), segments.count > 1 else { throw .unknownPath }
    let rest = segments[2...]
    if segments[1].is("users") { return try matchUsers(rest) }
    if segments[1].is("players") { return try matchPlayers(rest) }
    if segments[1].is("gathers") { return try matchGathers(rest) }
    if segments[1].is("season"), rest.isEmpty { return .season }
    if segments[1].is("splits"), rest.isEmpty { return .splits }
    if segments[1].is("squads") { return try matchSquads(rest) }
    return try matchKeys(segments[1], rest)
  }

  private static func matchKeys(
    _ place: Segment, _ rest: ArraySlice<Segment>
  ) throws(RouteError) -> Route {
    guard let last = rest.last else {
      if place.is("address") { return .address }
      if place.is("recovery-codes") { return .recoveryCodes }
      if place.is("join-codes") { return .joinCodes }
      if place.is("joins") { return .joins }
      throw .unknownPath
    }
    guard rest.count == 1 else { throw .unknownPath }
    if place.is("accounts"), last.is("unnamed") { return .unnamedAccount }
    if place.is("accounts"), last.is("recover") { return .recovery }
    if place.is("joins"), last.is("preview") { return .joinPreview }
    throw .unknownPath
  }

  private static func matchLink(
    _ rest: ArraySlice<Segment>, for purpose: Link.Purpose
  ) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { throw .unknownPath }
    for resource in purpose.resources {
      switch resource.place {
      case .segment(let word) where rest.count == 2 && last.is(word):
        return .link(purpose, try first.secret(), resource)
      case .ending(let ending) where rest.count == 1:
        guard let name = first.name(before: ending) else { continue }
        return .link(purpose, try name.secret(), resource)
      case .page, .ending, .segment, .game: continue
      }
    }
    if rest.count == 2, let resource = purpose.resource(of: last) {
      return .link(purpose, try first.secret(), resource)
    }
    guard rest.count == 1 else { throw .unknownPath }
    return .link(purpose, try first.secret(), .page)
  }

  private static func matchUsers(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { return .users }
    if rest.count == 2, first.is("sessions") { return .session(try last.id()) }
    guard rest.count == 1 else { throw .unknownPath }
    if first.is("login") { return .login }
    if first.is("logout") { return .logout }
    if first.is("password") { return .password }
    if first.is("sessions") { return .sessions }
    if first.is("me") { return .me }
    return .user(try first.id())
  }

  private static func matchPlayers(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { return .players }
    if rest.count == 1 { return .player(try first.number()) }
    guard rest.count == 2, last.is("gathers") else { throw .unknownPath }
    return .playerGathers(try first.number())
  }

  private static func matchGathers(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { return .gathers }
    if rest.count == 1 { return .gather(try first.id()) }
    guard rest.count <= 3, rest[rest.startIndex + 1].is("players") else { throw .unknownPath }
    if rest.count == 2 { return .gatherPlayers(try first.id()) }
    return .gatherPlayer(try first.id(), try last.number())
  }

  private static func matchSquads(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard rest.count == 2, let first = rest.first, let last = rest.last else { throw .unknownPath }
    if last.is("changes") { return .changes(try first.id()) }
    if last.is("snapshot") { return .snapshot(try first.id()) }
    throw .unknownPath
  }
}

/// The text between two slashes of a path.
private struct Segment {
  let text: String

  func `is`(_ word: StaticString) -> Bool {
    text.isEqualByBytes(to: word)
  }

  func id<Subject>() throws(RouteError) -> Identifier<Subject> {
    guard let id = Identifier<Subject>(uuidString: text) else { throw .malformedID }
    return id
  }

  func secret() throws(RouteError) -> LinkSecret {
    guard let secret = LinkSecret(text: text) else { throw .malformedSecret }
    return secret
  }

  /// The part before an ending; `nil` when the segment ends otherwise.
  func name(before ending: StaticString) -> Segment? {
    let (bytes, tail) = (text.bytes, ending.description.bytes)
    guard bytes.suffix(tail.count).elementsEqual(tail) else { return nil }
    return Segment(text: String(bytes: bytes.dropLast(tail.count)))
  }

  func number() throws(RouteError) -> Int {
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), let number = Int(text) else {
      throw .malformedID
    }
    return number
  }
}

extension Link.Purpose {
  /// What links for the purpose have at the segment of a game; `nil` for any other segment.
  fileprivate func resource(of segment: Segment) -> LinkResource? {
    let ending: StaticString = ".ics"
    let (name, isFile) = segment.name(before: ending).map { ($0, true) } ?? (segment, false)
    guard let page = PlanPage(text: name.text) else { return nil }
    return resources(of: page).first { resource in
      if case .gameCalendar = resource { isFile } else { !isFile }
    }
  }
}
