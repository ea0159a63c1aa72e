import ChangeStore
import Domain
import Pages

/// What a friend gets after they sent the form of the page.
enum ReplyResult: Sendable {
  /// The answer was taken: the browser is sent to the page, which is that of a game or the link's own.
  case taken(GamePage?)
  /// The page asks something, or says why the answer was not taken.
  case page(ReplyScene)
}

/// What the page on which friends answer shows.
struct ReplyScene: Sendable {
  /// What the link shows of the squad.
  let squad: Squad
  /// The games, of which the first is to be answered.
  let games: [PlannedGame]
  /// The page at whose address the first game is answered; `nil` for the link's own.
  let page: GamePage?
  /// The path of the page on which people follow the first game; `nil` before it is played.
  let match: String?
  /// Who the visitor is.
  let person: Player.ID?
  /// The visitor's name, also where the link shows no list.
  let name: ShortText?
  /// Whether the link is that person's own.
  let isByOwnLink: Bool
  /// The people without a browser of their own, who were answered for from this one.
  let spokenFor: [Player.ID]
  var message: ReplyVisit.Message?
  /// What the visitor sent, which the page's question sends again.
  var sent: [UnsentForm.Field] = []
}

// Friends who answer by a link.
extension SquadRoom {
  /// What the page shows to a browser; without one, to one that never answered.
  /// - Throws: `APIError` when the link does not work.
  func replies(
    by holder: LinkHolder, about page: GamePage?, on device: Device.ID?, saysStanding: Bool
  ) async throws(APIError) -> ReplyScene {
    let squad = try await latest(for: .link(holder)).squad
    var scene = scene(of: squad, for: holder, about: page, on: device)
    if let device, let game = scene.games.first?.key {
      scene.message = message(
        about: game, of: squad, to: device, of: scene.person, saysStanding: saysStanding)
    }
    return scene
  }

  /// What a browser hears that comes to see a game: that the answer that it sent was taken, or that its person's
  /// answer was changed elsewhere.
  private func message(
    about game: PlanKey, of squad: Squad, to device: Device.ID, of person: Player.ID?,
    saysStanding: Bool
  ) -> ReplyVisit.Message? {
    if let person, squad.plans.isChanged(person, on: device, of: game, at: now()) {
      return .changedElsewhere(person)
    }
    guard saysStanding else { return nil }
    return squad.plans.answers(on: device, to: game).first.map { .answered($0.person) }
  }

  /// Takes an answer, or says what is to be asked before.
  /// - Throws: `APIError` when the link does not work, or storage fails.
  func reply(
    _ form: ReplyForm, by holder: LinkHolder, about page: GamePage?, on device: Device.ID
  ) async throws(APIError) -> ReplyResult {
    let squad = try await latest(for: .link(holder)).squad
    switch squad.decide(
      about: form, by: squad.plans.replies.owner(of: holder.target.link), on: device, at: now())
    {
    case .ask(let message):
      var scene = scene(of: squad, for: holder, about: page, on: device, form.plan, message)
      scene.sent = form.kept
      return .page(scene)
    case .record(let changes, let person):
      let now = now()
      let stamped = changes.enumerated().map { index, change in
        StampedChange(
          id: form.changeID(UInt8(index), on: device), device: device, madeAt: now, change: change)
      }
      let outcomes = try await deliver(stamped, by: .link(holder))
      let isTaken = outcomes.allSatisfy { if case .accepted = $0.outcome { true } else { false } }
      let after = try await latest(for: .link(holder)).squad
      if isTaken, after.says(form, of: person, at: now) {
        return .taken(after.plans.page(showing: form.plan, insteadOf: page, at: now))
      }
      let message: ReplyVisit.Message = isTaken ? .changedSince : .notTaken
      return .page(scene(of: after, for: holder, about: page, on: device, form.plan, message))
    }
  }

  private func scene(
    of squad: Squad, for holder: LinkHolder, about page: GamePage?, on device: Device.ID?,
    _ plan: PlanKey? = nil, _ message: ReplyVisit.Message? = nil
  ) -> ReplyScene {
    let seen = holder.scope.view(of: squad)
    let now = now()
    var games = seen.plans.shownGames(on: page, at: now)
    // The game of the form stays, also when another one is the next by now.
    if let plan, let game = seen.plans.game(plan) {
      games = [game] + games.filter { $0.key != plan }
    }
    let owner = squad.plans.replies.owner(of: holder.target.link)
    let person = owner ?? device.flatMap { squad.plans.replies.person(on: $0) }
    let spokenFor = games.first.flatMap { game in
      device.map { squad.plans.peopleSpokenFor(on: $0, in: game.key) }
    }
    return ReplyScene(
      squad: seen, games: games, page: seen.plans.page(showing: plan, insteadOf: page, at: now),
      match: games.first.flatMap { squad.pathToFollow($0, at: now) }, person: person,
      name: person.flatMap { squad.name(of: $0) }, isByOwnLink: owner != nil,
      spokenFor: spokenFor ?? [], message: message)
  }
}

extension Plans {
  /// The page at whose address a game is answered: that of the visit if it shows the game, else the game's.
  fileprivate func page(
    showing plan: PlanKey?, insteadOf page: GamePage?, at now: Instant
  ) -> GamePage? {
    guard let plan, let game = game(plan), shownGames(on: page, at: now).first?.key != plan else {
      return page
    }
    return self.page(of: game)
  }
}

extension Squad {
  /// A visitor's name in the form in which the link shows names; `nil` for one who is hidden or not known.
  fileprivate func name(of visitor: Player.ID) -> ShortText? {
    guard let known = person(known: visitor)?.name, let name = nameForFriends(of: visitor, known)
    else { return nil }
    return plans.replies.names == .full ? name : name.inForm(.firstNameAndInitial)
  }
}

private enum ReplyDecision {
  case ask(ReplyVisit.Message)
  /// The changes, and the person whose answer they are; `nil` when a browser is only forgotten.
  case record([Change], of: Player.ID?)
}

extension Squad {
  /// What a form asks for, and whether it is clear who speaks.
  fileprivate func decide(
    about form: ReplyForm, by owner: Player.ID?, on device: Device.ID, at now: Instant
  ) -> ReplyDecision {
    guard form.wish != .forget else { return .record([.replies(.browserBound(nil))], of: nil) }
    guard
      let (person, name) = owner.map({ person(known: $0) })
        ?? self.person(of: form, on: device)
    else { return .ask(.nameMissing) }
    guard let key = form.plan else { return .ask(.notTaken) }
    if owner == nil, form.person == nil, !form.isUnlisted, let typed = form.name,
      let listed = playerMeant(byTyping: typed)
    {
      return .ask(.isListed(listed, typed: typed))
    }
    let answer = Change.plan(key, form.change(of: person, named: name))
    let right =
      owner == nil
      ? plans.replies.right(of: device, toSpeakFor: person, as: form.speaker)
      : .speaks(binds: plans.replies.person(on: device) != person)
    switch right {
    case .speaks(let binds):
      let binding = binds ? [Change.replies(.browserBound(person))] : []
      let guests = guestChanges(of: form, with: person, to: key, on: device, at: now)
      return .record(binding + [answer] + guests, of: person)
    case .asksWho:
      guard case .answer = form.wish else { return .ask(.notTaken) }
      guard let shown = nameForFriends(of: person, name) else { return .ask(.notTaken) }
      let doubt = plans.doubt(that: device, speaksFor: person)
      return .ask(.whoSpeaks(doubt, for: person, name: shown))
    case .ownPhoneOnly: return .ask(.onlyOwnPhone(person))
    }
  }

  /// The changes after which a person brings as many guests as the form says; none when it says nothing of
  /// guests, or the person does not come.
  private func guestChanges(
    of form: ReplyForm, with host: Player.ID, to key: PlanKey, on device: Device.ID,
    at now: Instant
  ) -> [Change] {
    guard form.wish == .answer(.in), let wanted = form.guests, let game = plans.game(key) else {
      return []
    }
    let guests = game.places(at: now).guests(of: host)
    let more = max(0, min(wanted, game.details.guestsEach) - guests.count)
    let gone = guests.dropFirst(wanted).map { PlanChange.guestRemoved($0) }
    let new = (0..<more).map { index in
      PlanChange.guestAdded(form.guestID(UInt8(index), on: device), host: host, nil)
    }
    return (gone + new).map { .plan(key, $0) }
  }

  /// Who a form is about: picked from the list, typed, or known by the browser.
  private func person(
    of form: ReplyForm, on device: Device.ID
  ) -> (id: Player.ID, name: ShortText)? {
    if let picked = form.person.flatMap({ person(known: $0) }) { return picked }
    if let typed = form.name {
      let id = person(typing: typed, as: .friend)
      return person(known: id) ?? (id, typed)
    }
    return plans.replies.person(on: device).flatMap { person(known: $0) }
  }

  /// Whether a person's answer is the one of a form.
  fileprivate func says(_ form: ReplyForm, of person: Player.ID?, at now: Instant) -> Bool {
    guard case .answer(let answer) = form.wish, let person, let key = form.plan else { return true }
    return plans.game(key)?.places(at: now).answer(of: person) == answer
  }
}

extension ReplyForm {
  fileprivate func change(of person: Player.ID, named name: ShortText) -> PlanChange {
    switch wish {
    case .pass, .forget: .placePassed(person)
    case .answer(let answer):
      .answered(PlanAnswer(answer, of: person, named: name, takesFreePlace: takesFreePlace))
    }
  }
}
