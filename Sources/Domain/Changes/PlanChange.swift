/// Something that happened to a planned game, or that a person said about it.
public enum PlanChange: Hashable, Sendable {
  /// The game was planned by itself, for a day.
  indirect case made(CivilDay, PlanDetails)
  /// The game was moved to another day.
  case moved(to: CivilDay)
  /// One field of the game got a new value.
  case edited(PlanEdit)
  /// The game was cancelled; with a reason, if the organiser gave one.
  case cancelled(ShortText?)
  /// The game takes place after all.
  case reinstated
  /// A person said whether they come.
  case answered(PlanAnswer)
  /// A person brings a guest, whose id is that of no player; a name, if they said it.
  case guestAdded(Player.ID, host: Player.ID, ShortText?)
  /// A guest does not come.
  case guestRemoved(Player.ID)
  /// A guest comes also without their host.
  case guestKept(Player.ID)
  /// A person does not take the place that they were offered, nor do their guests.
  case placePassed(Player.ID)
  /// The organiser gave a person a place, free or not.
  case placeGiven(Player.ID)
  /// The organiser took a person's place away.
  case placeWithdrawn(Player.ID)
  /// A gather was begun with those who come.
  case begun(Gather.ID)
}

extension PlanChange {
  /// The field that the change sets.
  var field: Plan.Field? {
    switch self {
    case .moved: .day
    case .edited(let edit): .detail(edit.field)
    case .cancelled, .reinstated: .cancelled
    case .made, .answered, .guestAdded, .guestRemoved, .guestKept, .placePassed, .placeGiven,
      .placeWithdrawn, .begun:
      nil
    }
  }

  /// The day that the game has since; `nil` when it stays as it was.
  var day: CivilDay? {
    switch self {
    case .made(let day, _), .moved(let day): day
    case .edited, .cancelled, .reinstated, .answered, .guestAdded, .guestRemoved, .guestKept,
      .placePassed, .placeGiven, .placeWithdrawn, .begun:
      nil
    }
  }

  /// The person or guest that the change may be the first to tell of.
  var head: Player.ID? {
    switch self {
    case .answered(let answer): answer.person
    case .guestAdded(let guest, _, _): guest
    case .made, .moved, .edited, .cancelled, .reinstated, .guestRemoved, .guestKept, .placePassed,
      .placeGiven, .placeWithdrawn, .begun:
      nil
    }
  }

  /// What it means for the places of the game; `nil` when it does not concern people.
  var event: PlanEntry.Event? {
    switch self {
    case .made, .moved, .edited, .cancelled, .reinstated, .begun: nil
    case .answered(let answer):
      .answered(answer.person, answer.answer, takesFreePlace: answer.takesFreePlace)
    case .guestAdded(let guest, let host, _): .guestAdded(guest, host: host)
    case .guestRemoved(let guest): .guestRemoved(guest)
    case .guestKept(let guest): .guestKept(guest)
    case .placePassed(let person): .passed(person)
    case .placeGiven(let person): .placeGiven(person)
    case .placeWithdrawn(let person): .placeWithdrawn(person)
    }
  }
}

extension PlanChange {
  /// The same with other names of people.
  func renamed(_ rename: (ShortText) -> ShortText) -> PlanChange {
    switch self {
    case .answered(let answer):
      .answered(
        PlanAnswer(
          answer.answer, of: answer.person, named: rename(answer.name),
          takesFreePlace: answer.takesFreePlace))
    case .guestAdded(let guest, let host, let name):
      .guestAdded(guest, host: host, name.map { rename($0) })
    case .made, .moved, .edited, .cancelled, .reinstated, .guestRemoved, .guestKept, .placePassed,
      .placeGiven, .placeWithdrawn, .begun:
      self
    }
  }
}

extension Replies {
  /// What a change says when the people are who the organiser said that they are.
  func resolved(_ change: PlanChange) -> PlanChange {
    guard !joined.isEmpty else { return change }
    return switch change {
    case .answered(let answer): .answered(resolved(answer))
    case .guestAdded(let guest, let host, let name):
      .guestAdded(guest, host: resolved(host), name)
    case .placePassed(let person): .placePassed(resolved(person))
    case .placeGiven(let person): .placeGiven(resolved(person))
    case .placeWithdrawn(let person): .placeWithdrawn(resolved(person))
    case .made, .moved, .edited, .cancelled, .reinstated, .guestRemoved, .guestKept, .begun: change
    }
  }

  /// An answer of the person who the organiser said that its person is.
  func resolved(_ answer: PlanAnswer) -> PlanAnswer {
    PlanAnswer(
      answer.answer, of: resolved(answer.person), named: answer.name,
      takesFreePlace: answer.takesFreePlace)
  }
}

extension Squad {
  mutating func apply(
    _ change: PlanChange, to key: PlanKey, at instant: Instant, on device: Device.ID?,
    in place: LogPlace
  ) throws(ChangeRejection) {
    if case .made = change {
      guard case .single(let id) = key else { throw .planUnknown(key.id) }
      guard plans.plan(id) == nil else { throw .planExists(id) }
    } else {
      guard plans.contains(key) else { throw .planUnknown(key.id) }
    }
    let device = device?.ifTold
    plans.append(
      Plan.Entry(place: place, device: device, madeAt: instant, change: change), to: key)
  }

  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: PlanChange, to key: PlanKey, at now: Instant) -> ChangeRejection? {
    if case .made = change {
      guard plans.plan(key.id) == nil else { return nil }
      return plans.openCount(at: now) >= Plans.openLimit ? .tooManyPlans : nil
    }
    guard let head = change.head, let plan = plans.plan(key.id), !plan.tells(of: head),
      plan.heads.count >= Plan.headLimit
    else { return nil }
    return .tooManyAnswers(key.id)
  }
}
