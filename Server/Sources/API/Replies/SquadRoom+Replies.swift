import Domain
import Pages

/// What a friend gets after they sent the form of the page.
enum ReplyResult: Sendable {
  /// The answer was taken: the browser is sent to the page.
  case taken
  /// The page asks something, or says why the answer was not taken.
  case page(ReplyScene)
}

/// What the page on which friends answer shows.
struct ReplyScene: Sendable {
  /// What the link shows of the squad.
  let squad: Squad
  let game: PlanKey?
  /// Who the visitor is.
  let person: Player.ID?
  var message: ReplyVisit.Message?
}

// Friends who answer by a link.
extension SquadRoom {
  /// What the page shows to a browser; without one, to one that never answered.
  /// - Throws: `APIError` when the link does not work.
  func replies(
    by holder: LinkHolder, on device: Device.ID?, saysStanding: Bool
  ) async throws(APIError) -> ReplyScene {
    let squad = try await latest(for: .link(holder)).squad
    var scene = scene(of: squad, for: holder, on: device)
    if saysStanding, let device, let game = scene.game,
      let person = squad.plans.lastSpoken(on: device, of: game)
    {
      scene.message = .answered(person)
    }
    return scene
  }

  /// Takes an answer, or says what is to be asked before.
  /// - Throws: `APIError` when the link does not work, or storage fails.
  func reply(
    _ form: ReplyForm, by holder: LinkHolder, on device: Device.ID
  ) async throws(APIError) -> ReplyResult {
    let squad = try await latest(for: .link(holder)).squad
    switch squad.decide(about: form, on: device) {
    case .ask(let message):
      return .page(scene(of: squad, for: holder, on: device, about: form.plan, message))
    case .record(let changes, let person):
      let now = now()
      let stamped = changes.enumerated().map { index, change in
        StampedChange(
          id: form.changeID(UInt8(index), on: device), device: device, madeAt: now, change: change)
      }
      let outcomes = try await deliver(stamped, by: .link(holder))
      let isTaken = outcomes.allSatisfy { if case .accepted = $0.outcome { true } else { false } }
      let after = try await latest(for: .link(holder)).squad
      if isTaken, after.says(form, of: person, at: now) { return .taken }
      let message: ReplyVisit.Message = isTaken ? .changedSince : .notTaken
      return .page(scene(of: after, for: holder, on: device, about: form.plan, message))
    }
  }

  private func scene(
    of squad: Squad, for holder: LinkHolder, on device: Device.ID?, about plan: PlanKey? = nil,
    _ message: ReplyVisit.Message? = nil
  ) -> ReplyScene {
    let now = now()
    let seen = holder.scope.view(of: squad)
    let open = seen.plans.openGames(at: now)
    let next = open.first { $0.takesReplies(at: now) } ?? open.first
    return ReplyScene(
      squad: seen, game: plan ?? next?.key,
      person: device.flatMap { squad.plans.replies.person(on: $0) }, message: message)
  }
}

private enum ReplyDecision {
  case ask(ReplyVisit.Message)
  /// The changes, and the person whose answer they are; `nil` when a browser is only forgotten.
  case record([Change], of: Player.ID?)
}

extension Squad {
  /// What a form asks for, and whether it is clear who speaks.
  fileprivate func decide(about form: ReplyForm, on device: Device.ID) -> ReplyDecision {
    guard form.wish != .forget else { return .record([.replies(.browserBound(nil))], of: nil) }
    guard let (person, name) = self.person(of: form, on: device) else { return .ask(.nameMissing) }
    guard let key = form.plan else { return .ask(.notTaken) }
    let answer = Change.plan(key, form.change(of: person, named: name))
    switch plans.replies.right(of: device, toSpeakFor: person, as: form.speaker) {
    case .speaks(let binds):
      let binding = binds ? [Change.replies(.browserBound(person))] : []
      return .record(binding + [answer], of: person)
    case .asksWho:
      guard case .answer(let answer) = form.wish else { return .ask(.notTaken) }
      return .ask(.answeredElsewhere(person, name: name, answer))
    case .ownPhoneOnly: return .ask(.onlyOwnPhone(person))
    }
  }

  /// Who a form is about: picked from the list, typed, or known by the browser.
  private func person(
    of form: ReplyForm, on device: Device.ID
  ) -> (id: Player.ID, name: ShortText)? {
    if let picked = form.person.flatMap({ person(known: $0) }) { return picked }
    if let typed = form.name {
      let id = person(typing: typed)
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
