/// How friends answer planned games without an account: by which links, and from which browsers.
public struct Replies: Hashable, Sendable {
  /// How many links a squad may have to answer, including those that were turned off.
  public static let linkLimit = 100
  /// How many browsers a squad remembers; of more, those are forgotten that were bound first.
  public static let browserLimit = 1_000

  /// A link to answer.
  public struct ReplyLink: Identifiable, Hashable, Sendable {
    /// The link itself.
    public internal(set) var link: Link
    /// The only person who answers by it; `nil` for the group's, by which each says who they are.
    public let person: Player.ID?

    /// The id of the link.
    public var id: Link.ID { link.id }

    /// Creates a link; `nil` for one of another purpose.
    public init?(_ link: Link, for person: Player.ID? = nil) {
      guard link.purpose == .reply else { return nil }
      self.link = link
      self.person = person
    }
  }

  /// A browser of a friend, and whose it is.
  public struct Browser: Hashable, Sendable {
    /// The browser, as the server knows it in this squad alone.
    public let device: Device.ID
    /// Who answers from it; `nil` after "Not you?".
    public let person: Player.ID?

    /// Creates a browser.
    public init(device: Device.ID, person: Player.ID?) {
      self.device = device
      self.person = person
    }
  }

  /// A person who answered under another name, and who they are.
  public struct JoinedPerson: Hashable, Sendable {
    /// The id under which the person answered.
    public let person: Player.ID
    /// Who they are.
    public let player: Player.ID

    /// Creates a person with two ids.
    public init(person: Player.ID, player: Player.ID) {
      self.person = person
      self.player = player
    }
  }

  /// The links in the order in which they were made, including those that were turned off.
  public internal(set) var links: [ReplyLink]
  /// How people who have a link see names.
  public internal(set) var names: ReplyNames
  /// Whether people pick themselves from a list; else they type their name.
  public internal(set) var listsNames: Bool
  /// Whether only a person's own browser answers for them.
  public internal(set) var isFromOwnPhoneOnly: Bool
  /// The browsers, by when they were last bound.
  public internal(set) var browsers: [Browser]
  /// The people who answered under another name than that of their player.
  public internal(set) var joined: [JoinedPerson]
  /// When users last set what they chose.
  public internal(set) var editTimes: EditTimes<Field>

  /// Creates what was read from storage; without arguments, that of a squad in which no one answers yet.
  public init(
    links: [ReplyLink] = [], names: ReplyNames = .firstNameAndInitial, listsNames: Bool = true,
    isFromOwnPhoneOnly: Bool = false, browsers: [Browser] = [],
    joined: [JoinedPerson] = [], editTimes: EditTimes<Field> = EditTimes()
  ) {
    self.links = links
    self.names = names
    self.listsNames = listsNames
    self.isFromOwnPhoneOnly = isFromOwnPhoneOnly
    self.browsers = browsers
    self.joined = joined
    self.editTimes = editTimes
  }

  /// The latest link of a person's own that was not turned off; without a person, the group's.
  public func link(of person: Player.ID?) -> Link? {
    links.last { $0.person == person && !$0.link.isOff }?.link
  }

  /// The only person who answers by a link; `nil` for the group's, and for one that is not known.
  public func owner(of link: Link.ID) -> Player.ID? {
    links.first { $0.id == link }?.person.map { resolved($0) }
  }

  /// Who answers from a browser; `nil` for one that is not known, or is no person's.
  public func person(on device: Device.ID) -> Player.ID? {
    browsers.first { $0.device == device }?.person.map { resolved($0) }
  }

  /// Whether a browser ever said whose it is, or that it is no person's.
  public func knows(_ device: Device.ID) -> Bool { browsers.contains { $0.device == device } }

  /// Who a person is: the player that the organiser said they are, or else themselves.
  public func resolved(_ person: Player.ID) -> Player.ID {
    var person = person
    // No more steps than there are, although no change makes a circle.
    for _ in joined {
      guard let next = joined.first(where: { $0.person == person }) else { break }
      person = next.player
    }
    return person
  }

  /// Whether a person answered from a browser before, and which is not this one.
  public func isElsewhere(_ person: Player.ID, than device: Device.ID?) -> Bool {
    browsers.contains { browser in
      browser.device != device && browser.person.map { resolved($0) } == person
    }
  }
}

/// How people who have a link to answer see the names of others.
public enum ReplyNames: String, CaseIterable, Hashable, Sendable {
  /// As they are.
  case full
  /// First name and initial.
  case firstNameAndInitial
  /// How many there are, without names.
  case numbersOnly
}

extension Replies {
  /// Adds a link; no effect when it is there.
  mutating func add(_ link: ReplyLink) {
    guard !links.contains(where: { $0.id == link.id }) else { return }
    links.append(link)
  }

  /// Turns a link off; no effect when there is none with this id.
  mutating func turnOff(_ id: Link.ID) {
    guard let position = links.firstIndex(where: { $0.id == id }) else { return }
    links[position].link.isOff = true
  }

  /// Notes who a person is; no effect when that would make a circle.
  mutating func join(_ person: Player.ID, to player: Player.ID?) {
    let former = joined
    joined.removeAll { $0.person == person }
    guard let player else { return }
    guard resolved(player) != person else {
      joined = former
      return
    }
    joined.append(JoinedPerson(person: person, player: player))
  }

  /// Notes whose browser it is from now on.
  mutating func bind(_ device: Device.ID, to person: Player.ID?) {
    browsers.removeAll { $0.device == device }
    browsers.append(Browser(device: device, person: person))
    if browsers.count > Self.browserLimit { browsers.removeFirst() }
  }
}
