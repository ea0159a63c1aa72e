// What friends may do by a link, without an account.
extension Squad {
  /// How many people who are in no list may say their name in a day.
  static let newNamesADay = 40

  /// Whether a person who has a link to answer may make a change, as of the server's time.
  ///
  /// They answer a game that is open and has not begun, for people who are in the list or who said their name,
  /// from a browser of theirs, or from another one if the organiser lets them.
  /// - Parameters:
  ///   - stamped: The change.
  ///   - owner: The only person who answers by the link, from whatever browser; `nil` for the group's.
  ///   - now: The server's time.
  /// - Returns: `false` for a change that the server must refuse.
  func permitsReply(
    _ stamped: StampedChange, by owner: Player.ID?, at now: Instant
  ) -> Bool {
    guard stamped.madeAt <= now, stamped.device != .withheld else { return false }
    let visitor = plans.replies.visitor(by: owner, on: stamped.device)
    let mayBe = { (person: Player.ID) in
      plans.replies.right(of: visitor, on: stamped.device, toSpeakFor: person, as: nil).isSome
    }
    switch stamped.change {
    case .replies(.browserBound(let person)): return person.map(mayBe) ?? true
    case .plan(let key, let change):
      guard let game = plans.game(key), game.takesReplies(at: now),
        let person = game.speaker(of: change)
      else { return false }
      return mayBe(person) && permits(change, to: game, at: now)
    case .player, .squad, .gather, .clock, .goal, .sharing, .series, .replies, .season, .tables:
      return false
    }
  }

  private func permits(_ change: PlanChange, to game: PlannedGame, at now: Instant) -> Bool {
    switch change {
    case .answered(let answer):
      hasPlayer(samePerson(answer.person)) || plans.knows(answer.person)
        || plans.newNames(in: self, since: now.advanced(by: -.hours(24)))
          < Self.newNamesADay
    case .guestAdded(let guest, let host, _):
      game.places(at: now).guests(of: host).count < game.details.guestsEach
        && !plans.knows(guest) && playerTable[guest] == nil
    case .guestRemoved, .guestKept, .placePassed: true
    case .made, .moved, .edited, .cancelled, .reinstated, .placeGiven, .placeWithdrawn, .begun:
      false
    }
  }

  /// The person of the list with an id, or one who answered before; `nil` for any other id.
  public func person(known id: Player.ID) -> (id: Player.ID, name: ShortText)? {
    let id = plans.replies.resolved(id)
    return (player(id)?.details.name ?? plans.name(of: id)).map { (id, $0) }
  }

  /// Who a name that someone typed to answer is.
  ///
  /// They are the player of the list who has it, or one who was on it before, or else a person whose id is derived
  /// from the name, so that they are one person on two phones. To a friend a hidden player is as unknown as anyone who
  /// is not there, also after the organiser said who had typed the name: the next to type it is another person.
  public func person(typing name: ShortText, as typist: Typist = .organiser) -> Player.ID {
    let key = SearchKey.folded(name.text)
    let hidden = typist == .friend ? HiddenNames(of: self) : nil
    let isMeant = { (player: Player) in
      hidden?.hides(player.id) != true && SearchKey.folded(player.details.name.text) == key
    }
    if let player = players.first(where: isMeant) { return player.id }
    let typed = unlistedPerson(typing: key, besides: hidden)
    return former(isMeant, unless: plans.knows(typed)) ?? typed
  }

  /// Who typed a name.
  public enum Typist: Hashable, Sendable {
    /// The organiser, who sees all names.
    case organiser
    /// A person who answers by a link.
    case friend
  }

  /// The person whose id is derived from a name, and who is not hidden.
  private func unlistedPerson(typing key: [UInt8], besides hidden: HiddenNames?) -> Player.ID {
    var person = Player.ID(derivedFrom: ["football gather person 1", String(bytes: key)])
    guard let hidden else { return plans.replies.resolved(person) }
    // No more persons than were joined can be hidden.
    for number in 2..<(plans.replies.joined.count + 2) where hidden.hides(person) {
      person = Player.ID(derivedFrom: ["football gather person \(number)", String(bytes: key)])
    }
    return plans.replies.resolved(person)
  }

  /// The player who is meant and not on the list any more, so that someone who answers again is the same person: one
  /// who answered before, or else was archived.
  private func former(_ isMeant: (Player) -> Bool, unless isKnown: Bool) -> Player.ID? {
    let former = allPlayers.filter { !isOtherPlayer($0.id) && isMeant($0) }
    if let player = former.last(where: { plans.knows($0.id) }) { return player.id }
    return isKnown ? nil : former.last { !$0.isRemoved }?.id
  }

  /// The name of a person as those see it who answer by a link; `nil` when it is hidden.
  public func nameForFriends(of person: Player.ID, _ name: ShortText) -> ShortText? {
    HiddenNames(of: self).hides(name, of: person) ? nil : name
  }

  /// The player of the list that may be meant by a typed name that no player has: the only one who has it as
  /// first name, is shown so, or has a part of it.
  /// - Parameter name: The name.
  /// - Returns: The player; `nil` when it is none or one of several, when the name is known already, and while
  ///   friends see no list.
  public func playerMeant(byTyping name: ShortText) -> Player.ID? {
    let known = person(typing: name, as: .friend)
    guard plans.replies.listsNames, knownPlayer(known) == nil, !plans.knows(known) else {
      return nil
    }
    let typed = SearchKey.folded(name.text).withoutPoint
    let space = UInt8(ascii: " ")
    let hidden = HiddenNames(of: self)
    let meant = players.filter { player in
      guard !hidden.hides(player.details.name, of: player.id) else { return false }
      let name = player.details.name
      let listed = SearchKey.folded(name.text)
      let shown = SearchKey.folded(name.inForm(plans.replies.names).text).withoutPoint
      return shown == typed || listed.starts(with: typed + [space])
        || typed.starts(with: listed + [space])
    }
    return meant.count == 1 ? meant[0].id : nil
  }

  /// Who a name in a chat is: as for one that was typed, or else the only player of the list whose first name it
  /// is, because chats show few surnames.
  package func person(called name: ShortText) -> Player.ID {
    let person = person(typing: name)
    guard !hasPlayer(person) else { return person }
    let key = SearchKey.folded(name.text) + [UInt8(ascii: " ")]
    let named = players.filter { SearchKey.folded($0.details.name.text).starts(with: key) }
    return named.count == 1 ? named[0].id : person
  }

  /// The planned games alone, as people see them who have a link to answer: with the group's name, and the names of the list and of
  /// the people who answered in the form that the organiser chose, hidden ones withheld.
  var reducedToPlans: Squad {
    var reduced = Squad()
    reduced.name = name
    let form = plans.replies.names
    let hidden = HiddenNames(of: self)
    if plans.replies.listsNames {
      for player in players {
        let details = PlayerDetails(name: player.details.name.inForm(form))
        let number = reduced.allPlayers.count + 1
        var seen = Player(id: player.id, number: number, details: details)
        if hidden.hides(player.details.name, of: player.id) {
          seen.details.name = .withheld
          seen.isHidden = true
        }
        reduced.playerTable.append(seen)
      }
    }
    var plans = plans
    plans.withhold(hidden)
    reduced.plans = plans.seenByFriends
    return reduced
  }
}

/// Who sends an answer for a person from a browser that is not known to be theirs.
public enum ReplySpeaker: String, Sendable {
  /// The person.
  case `self`
  /// Someone else.
  case other
}

/// Whether a visitor may send an answer for a person.
public enum ReplyRight: Hashable, Sendable {
  /// They may, and their browser is the person's from then on, or stays whose it is.
  case speaks(binds: Bool)
  /// They have to say first who speaks, because the browser or the person is known to be another's.
  case asksWho
  /// Only the person's own browser may.
  case ownPhoneOnly
  /// The link is another person's alone.
  case ownLinkOnly

  /// Whether there is a way for them to do so.
  var isSome: Bool {
    switch self {
    case .speaks, .asksWho: true
    case .ownPhoneOnly, .ownLinkOnly: false
    }
  }
}

extension Replies {
  /// Whether a visitor may send an answer for a person.
  /// - Parameters:
  ///   - visitor: The visitor.
  ///   - device: Their browser.
  ///   - person: The person.
  ///   - speaker: Who sends it, as the visitor was asked; `nil` for one who was not.
  /// - Returns: Whether they may, and whether the browser is the person's from then on.
  public func right(
    of visitor: Visitor, on device: Device.ID, toSpeakFor person: Player.ID,
    as speaker: ReplySpeaker?
  ) -> ReplyRight {
    switch visitor {
    case .owner(person): return .speaks(binds: self.person(on: device) != person)
    case .owner: return .ownLinkOnly
    case .known(person): return .speaks(binds: false)
    case .known, .unknown:
      let isElsewhere = isElsewhere(person, than: device)
      if isFromOwnPhoneOnly, isElsewhere { return .ownPhoneOnly }
      if let speaker { return .speaks(binds: speaker == .self) }
      return visitor == .unknown && !isElsewhere ? .speaks(binds: true) : .asksWho
    }
  }

  /// The changes that bring what others have and these lack, each with its instant.
  ///
  /// What was chosen there counts where nothing was chosen here; else the more careful choice does.
  func additions(from other: Replies) -> [(change: Change, madeAt: Instant)] {
    var changes: [(RepliesChange, Instant)] = []
    for link in other.links {
      let known = links.first { $0.id == link.id }
      if known == nil, let new = ReplyLink(link.link.on, for: link.person) {
        changes.append((.linkMade(new), .earliest))
      }
      if link.link.isOff, known?.link.isOff != true {
        changes.append((.linkTurnedOff(link.id), .earliest))
      }
    }
    if let setAt = other.editTimes[.names],
      editTimes[.names] == nil || other.names.isMoreCareful(than: names)
        || listsNames && !other.listsNames
    {
      changes.append((.namesSet(other.names, areListed: other.listsNames), setAt))
    }
    for person in other.joined where !joined.contains(where: { $0.person == person.person }) {
      changes.append((.answersJoined(person.person, to: person.player), .earliest))
    }
    if let setAt = other.editTimes[.fromOwnPhone], other.isFromOwnPhoneOnly, !isFromOwnPhoneOnly {
      changes.append((.fromOwnPhoneSet(true), setAt))
    }
    return changes.map { (.replies($0), $1) }
  }
}

extension Link {
  /// The link as it was made.
  fileprivate var on: Link { Link(id: id, purpose: purpose, secret: secret) }
}

extension ReplyNames {
  fileprivate func isMoreCareful(than other: ReplyNames) -> Bool { rank > other.rank }

  private var rank: Int {
    switch self {
    case .full: 0
    case .firstNameAndInitial: 1
    case .numbersOnly: 2
    }
  }
}

extension [UInt8] {
  /// The key of a name without the point after an initial.
  fileprivate var withoutPoint: [UInt8] { last == UInt8(ascii: ".") ? dropLast() : self }
}

extension ShortText {
  /// The name as people see it who have a link to answer.
  fileprivate func inForm(_ form: ReplyNames) -> ShortText {
    inForm(form == .full ? NameForm.full : .firstNameAndInitial)
  }
}

extension PlannedGame {
  /// Whether friends can answer: it is open, takes place and has not begun.
  public func takesReplies(at now: Instant) -> Bool {
    isOpen(at: now) && now < start && cancellation == nil
  }

  /// The person who makes a change by it; `nil` for one that only the organiser makes, and for a guest who is
  /// not there.
  fileprivate func speaker(of change: PlanChange) -> Player.ID? {
    switch change {
    case .answered(let answer): answer.person
    case .guestAdded(_, let host, _): host
    case .guestRemoved(let guest), .guestKept(let guest): host(of: guest)
    case .placePassed(let person): person
    case .made, .moved, .edited, .cancelled, .reinstated, .placeGiven, .placeWithdrawn, .begun: nil
    }
  }
}

extension Plans {
  /// Whether someone answered or was brought along under an id.
  fileprivate func knows(_ person: Player.ID) -> Bool {
    allPlans.contains { plan in plan.entries.contains { $0.change.head == person } }
  }

  /// How many people who are in no list said their name since an instant.
  fileprivate func newNames(in squad: Squad, since instant: Instant) -> Int {
    var (known, new): (Set<RawIdentifier>, Set<RawIdentifier>) = ([], [])
    for plan in allPlans {
      for entry in plan.entries {
        guard case .answered(let answer) = entry.change, !squad.hasPlayer(answer.person) else {
          continue
        }
        let isNew = instant < entry.place.acceptedAt
        if isNew { new.insert(answer.person.raw) } else { known.insert(answer.person.raw) }
      }
    }
    return new.subtracting(known).count
  }

  /// The plans without links and devices, and with names in the form that the organiser chose.
  fileprivate var seenByFriends: Plans {
    var plans = unshared
    plans.replies.names = replies.names
    plans.replies.listsNames = replies.listsNames
    plans.replies.isFromOwnPhoneOnly = replies.isFromOwnPhoneOnly
    plans.renameAll { $0.inForm(replies.names) }
    return plans
  }
}
