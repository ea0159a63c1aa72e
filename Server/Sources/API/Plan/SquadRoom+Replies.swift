import ChangeStore
import Domain
import Pages

/// What a friend gets after they sent the form of the page.
enum ReplyResult: Sendable {
  /// The answer was taken: the browser is sent to the page, which is that of a game or the link's own.
  case taken(PlanPage?)
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
  let page: PlanPage?
  /// The path of the page on which people follow the first game; `nil` before it is played.
  let match: String?
  let visitor: Visitor
  /// The visitor's name, also where the link shows no list.
  let name: ShortText?
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
    by holder: LinkHolder, about page: PlanPage?, on device: Device.ID?, saysStanding: Bool
  ) async throws(APIError) -> ReplyScene {
    let squad = try await latest(for: .link(holder)).squad
    var scene = scene(of: squad, for: holder, about: page, on: device)
    if let device, let game = scene.games.first?.key {
      scene.message = message(
        about: game, of: squad, to: device, of: scene.visitor.person, saysStanding: saysStanding)
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
    _ form: ReplyForm, by holder: LinkHolder, about page: PlanPage?, on device: Device.ID
  ) async throws(APIError) -> ReplyResult {
    let squad = try await latest(for: holder, keeping: form.plan)
    switch squad.decide(
      about: form, by: squad.visitor(by: holder, on: device), on: device, at: now())
    {
    case .ask(let message):
      var scene = scene(of: squad, for: holder, about: page, on: device, form.plan, message)
      scene.sent = form.kept
      return .page(scene)
    case .record(let changes):
      let madeAt = now()
      let stamped = changes.enumerated().map { index, change in
        StampedChange(
          id: form.changeID(UInt8(index), on: device), device: device, madeAt: madeAt,
          change: change)
      }
      let outcomes = try await deliver(stamped, by: .link(holder))
      let isTaken = outcomes.allSatisfy { if case .accepted = $0.outcome { true } else { false } }
      let after = try await latest(for: .link(holder)).squad
      // Later than what others said meanwhile.
      let now = now()
      if isTaken, after.says(changes, at: now) {
        return .taken(after.plans.page(showing: form.plan, insteadOf: page, at: now))
      }
      let message: ReplyVisit.Message = isTaken ? .changedSince : .notTaken
      return .page(scene(of: after, for: holder, about: page, on: device, form.plan, message))
    }
  }

  /// The latest squad, with the game kept that is about to be answered: it is found many times for each answer, and gets
  /// most of its answers one after the other.
  private func latest(
    for holder: LinkHolder, keeping game: PlanKey?
  ) async throws(APIError) -> Squad {
    let latest = try await latest(for: .link(holder)).squad
    if let game { loaded?.keepGame(game) }
    return loaded?.squad ?? latest
  }

  private func scene(
    of squad: Squad, for holder: LinkHolder, about page: PlanPage?, on device: Device.ID?,
    _ plan: PlanKey? = nil, _ message: ReplyVisit.Message? = nil
  ) -> ReplyScene {
    let seen = holder.scope.view(of: squad)
    let now = now()
    var games = seen.plans.shownGames(on: page, at: now)
    // The game of the form stays, also when another one is the next by now.
    if let plan, let game = seen.plans.game(plan) {
      games = [game] + games.filter { $0.key != plan }
    }
    let visitor = squad.visitor(by: holder, on: device)
    let spokenFor = games.first.flatMap { game in
      device.map { squad.plans.peopleSpokenFor(on: $0, in: game.key) }
    }
    return ReplyScene(
      squad: seen, games: games, page: seen.plans.page(showing: plan, insteadOf: page, at: now),
      match: games.first.flatMap { squad.pathToFollow($0, at: now) }, visitor: visitor,
      name: visitor.person.flatMap { squad.name(of: $0) }, spokenFor: spokenFor ?? [],
      message: message)
  }
}

extension Plans {
  /// The page at whose address a game is answered: that of the visit if it shows the game, else the game's.
  fileprivate func page(
    showing plan: PlanKey?, insteadOf page: PlanPage?, at now: Instant
  ) -> PlanPage? {
    guard let plan, let game = game(plan), shownGames(on: page, at: now).first?.key != plan else {
      return page
    }
    return self.page(of: game)
  }
}

extension Squad {
  fileprivate func visitor(by holder: LinkHolder, on device: Device.ID?) -> Visitor {
    plans.replies.visitor(by: plans.replies.owner(of: holder.target.link), on: device)
  }

  /// A visitor's name in the form in which the link shows names; `nil` for one who is hidden or not known.
  fileprivate func name(of visitor: Player.ID) -> ShortText? {
    guard let known = person(known: visitor)?.name, let name = nameForFriends(of: visitor, known)
    else { return nil }
    return plans.replies.names == .full ? name : name.inForm(.firstNameAndInitial)
  }
}

private enum ReplyDecision {
  case ask(ReplyVisit.Message)
  case record([Change])
}

extension Squad {
  /// What a form asks for, and whether it is clear who speaks.
  fileprivate func decide(
    about form: ReplyForm, by visitor: Visitor, on device: Device.ID, at now: Instant
  ) -> ReplyDecision {
    guard case .reply(let reply) = form.wish else {
      return .record([.replies(.browserBound(nil))])
    }
    let speaker = reply.speaker(sentBy: visitor)
    guard let (person, name) = self.person(speaker, visitor) else { return .ask(.nameMissing) }
    guard let key = form.plan else { return .ask(.notTaken) }
    if case .typed(let typed, isUnlisted: false) = speaker,
      let listed = playerMeant(byTyping: typed)
    {
      return .ask(.isListed(listed, typed: typed))
    }
    switch plans.replies.right(
      of: visitor, on: device, toSpeakFor: person, as: reply.sender)
    {
    case .speaks(let binds):
      let binding = binds ? [Change.replies(.browserBound(person))] : []
      let answer = Change.plan(key, reply.content.change(of: person, named: name))
      let guests = guestChanges(of: form, reply.content, with: person, to: key, on: device, at: now)
      return .record(binding + [answer] + guests)
    case .asksWho:
      guard case .answer = reply.content, let shown = nameForFriends(of: person, name) else {
        return .ask(.notTaken)
      }
      let doubt = plans.doubt(that: device, speaksFor: person)
      return .ask(.whoSpeaks(doubt, for: person, name: shown))
    case .ownPhoneOnly: return .ask(.onlyOwnPhone(person))
    case .ownLinkOnly: return .ask(.notTaken)
    }
  }

  /// The changes after which a person brings as many guests as the form says; none when it says nothing of
  /// guests, or the person does not come.
  private func guestChanges(
    of form: ReplyForm, _ content: ReplyForm.Content, with host: Player.ID, to key: PlanKey,
    on device: Device.ID, at now: Instant
  ) -> [Change] {
    guard case .answer(.in, _, let wanted?) = content, let game = plans.game(key) else { return [] }
    let guests = game.places(at: now).guests(of: host)
    let more = max(0, min(wanted, game.details.guestsEach) - guests.count)
    let gone = guests.dropFirst(wanted).map { PlanChange.guestRemoved($0) }
    let new = (0..<more).map { index in
      PlanChange.guestAdded(form.guestID(UInt8(index), on: device), host: host, nil)
    }
    return (gone + new).map { .plan(key, $0) }
  }

  /// The person who answers; `nil` when neither the form nor the browser says.
  private func person(
    _ speaker: ReplyForm.Speaker, _ visitor: Visitor
  ) -> (id: Player.ID, name: ShortText)? {
    switch speaker {
    case .visitor: visitor.person.flatMap { person(known: $0) }
    case .typed(let name, _): person(typed: name)
    case .picked(let picked, let name):
      person(known: picked) ?? name.map { person(typed: $0) }
        ?? self.person(.visitor, visitor)
    }
  }

  private func person(typed name: ShortText) -> (id: Player.ID, name: ShortText) {
    let id = person(typing: name, as: .friend)
    return person(known: id) ?? (id, name)
  }

  /// Whether the answers that changes gave are still those of their people.
  fileprivate func says(_ changes: [Change], at now: Instant) -> Bool {
    changes.allSatisfy { change in
      guard case .plan(let key, .answered(let given)) = change else { return true }
      return plans.game(key)?.places(at: now).answer(of: given.person) == given.answer
    }
  }
}

extension ReplyForm.Reply {
  /// The person who answers: by a link of their own no one else does.
  fileprivate func speaker(sentBy visitor: Visitor) -> ReplyForm.Speaker {
    if case .owner = visitor { .visitor } else { speaker }
  }
}

extension ReplyForm.Content {
  fileprivate func change(of person: Player.ID, named name: ShortText) -> PlanChange {
    switch self {
    case .pass: .placePassed(person)
    case .answer(let answer, let takesFreePlace, _):
      .answered(PlanAnswer(answer, of: person, named: name, takesFreePlace: takesFreePlace))
    }
  }
}
