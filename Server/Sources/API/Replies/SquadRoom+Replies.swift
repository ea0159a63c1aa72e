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
  let message: ReplyVisit.Message?
}

// Friends who answer by a link.
extension SquadRoom {
  /// What the page shows to a browser; without one, to one that never answered.
  /// - Throws: `APIError` when the link does not work.
  func replies(
    by holder: LinkHolder, on device: Device.ID?, saysStanding: Bool
  ) async throws(APIError) -> ReplyScene {
    let squad = try await latest(for: .link(holder)).squad
    let person = device.flatMap { squad.plans.replies.person(on: $0) }
    return scene(
      of: squad, for: holder, plan: nil, person, saysStanding && person != nil ? .answered : nil)
  }

  /// Takes an answer, or says what is to be asked before.
  /// - Throws: `APIError` when the link does not work, or storage fails.
  func reply(
    _ form: ReplyForm, by holder: LinkHolder, on device: Device.ID
  ) async throws(APIError) -> ReplyResult {
    let squad = try await latest(for: .link(holder)).squad
    switch squad.decide(about: form, on: device) {
    case .ask(let message, let person):
      return .page(scene(of: squad, for: holder, plan: form.plan, person, message))
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
      return .page(
        scene(of: after, for: holder, plan: form.plan, person, isTaken ? .changedSince : .notTaken))
    }
  }

  private func scene(
    of squad: Squad, for holder: LinkHolder, plan: PlanKey?, _ person: Player.ID?,
    _ message: ReplyVisit.Message?
  ) -> ReplyScene {
    let seen = holder.scope.view(of: squad)
    let open = seen.plans.openGames(at: now())
    let next = open.first { $0.takesReplies(at: now()) } ?? open.first
    return ReplyScene(squad: seen, game: plan ?? next?.key, person: person, message: message)
  }
}

private enum ReplyDecision {
  case ask(ReplyVisit.Message, Player.ID?)
  case record([Change], Player.ID?)
}

extension Squad {
  /// What a form asks for, and whether it is clear who speaks.
  fileprivate func decide(about form: ReplyForm, on device: Device.ID) -> ReplyDecision {
    let bound = plans.replies.person(on: device)
    guard form.wish != .forget else { return .record([.replies(.browserBound(nil))], nil) }
    // The page does not send who it knows by the cookie.
    guard let person = form.person ?? form.name.map({ self.person(typing: $0) }) ?? bound,
      let key = form.plan, let name = name(of: person, typed: form.name)
    else { return .ask(.notTaken, bound) }
    let isOther = plans.replies.isElsewhere(person, than: device) || (bound ?? person) != person
    if bound != person, isOther {
      guard !plans.replies.isFromOwnPhoneOnly else { return .ask(.onlyOwnPhone, person) }
      guard case .answer(let answer) = form.wish else { return .ask(.notTaken, bound) }
      guard form.speaker != nil else { return .ask(.answeredElsewhere(person, answer), person) }
    }
    var changes: [Change] = []
    if bound != person, form.speaker != .other { changes.append(.replies(.browserBound(person))) }
    changes.append(.plan(key, form.change(of: person, named: name)))
    return .record(changes, person)
  }

  /// The name with which a person answers; `nil` for one that is not known.
  private func name(of person: Player.ID, typed: ShortText?) -> ShortText? {
    player(person)?.details.name ?? plans.name(of: person) ?? typed
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
