extension Plans {
  /// The changes that say again what was said later in another state of these plans, each with its instant, in the
  /// order of the other log.
  func laterEdits(from other: Plans) -> [(change: Change, madeAt: Instant)] {
    var edits: [(change: Change, madeAt: Instant, number: Int64)] = []
    for series in other.allSeries {
      if let known = self.series(series.id) { edits += known.laterEdits(from: series) }
    }
    for plan in other.allPlans {
      guard let known = self.plan(plan.id) else { continue }
      edits += known.laterEntries(in: plan).map {
        (.plan(plan.key, $0.change), $0.madeAt, $0.place.number)
      }
    }
    edits.sort { $0.number < $1.number }
    return edits.map { ($0.change, $0.madeAt) } + replies.laterEdits(from: other.replies)
  }
}

extension Plans {
  /// The changes that move the ends of series to a later day, or take them away, as was done later in other plans.
  func longerSeries(in other: Plans) -> [(change: Change, madeAt: Instant)] {
    other.allSeries.compactMap { longer in
      guard let known = series(longer.id), let end = longer.endSetAt,
        known.endSetAt.isEarlier(than: end), let last = known.recurrence.last,
        longer.recurrence.last.map({ last < $0 }) ?? true
      else { return nil }
      return (.series(longer.id, .ended(longer.recurrence.last)), end)
    }
  }
}

extension Series {
  fileprivate func laterEdits(
    from other: Series
  ) -> [(change: Change, madeAt: Instant, number: Int64)] {
    var edits: [(change: Change, madeAt: Instant, number: Int64)] = other.edits
      .filter { edit in setAt(.detail(edit.edit.field)).isEarlier(than: edit.madeAt) }
      .map { (.series(id, .edited(from: $0.from, $0.edit)), $0.madeAt, $0.place.number) }
    if let end = other.endSetAt, endSetAt.isEarlier(than: end) {
      edits.append((.series(id, .ended(other.recurrence.last)), end, .max))
    }
    return edits
  }
}

extension Plan {
  /// The entries of another state of the plan that are later than what this one has about the same field or person,
  /// without those that are additions.
  fileprivate func laterEntries(in other: Plan) -> [Entry] {
    let heads = heads
    return other.entries.filter { entry in
      switch entry.change {
      case .made, .begun: false
      case .cancelled where setAt(.cancelled) == nil: false
      case .moved, .edited, .cancelled, .reinstated:
        entry.change.field.map { setAt($0) }?.isEarlier(than: entry.madeAt) ?? false
      case .answered(let answer) where !heads.contains(answer.person.raw): false
      case .guestAdded(let guest, _, _) where !heads.contains(guest.raw): false
      case .answered, .guestAdded, .guestRemoved, .guestKept, .placePassed, .placeGiven,
        .placeWithdrawn:
        entry.change.subject.map { saidAt($0) }?.isEarlier(than: entry.madeAt) ?? false
      }
    }
  }

  /// When something was last said about a person's or a guest's place.
  private func saidAt(_ person: Player.ID) -> Instant? {
    entries.lazy.filter { $0.change.subject.map { $0.raw } == person.raw }.map { $0.madeAt }.max()
  }
}

extension PlanChange {
  /// The person or the guest whose place it is about.
  fileprivate var subject: Player.ID? {
    switch self {
    case .made, .moved, .edited, .cancelled, .reinstated, .begun: nil
    case .answered(let answer): answer.person
    case .guestAdded(let guest, _, _), .guestRemoved(let guest), .guestKept(let guest): guest
    case .placePassed(let person), .placeGiven(let person), .placeWithdrawn(let person): person
    }
  }
}

extension Replies {
  fileprivate func laterEdits(from other: Replies) -> [(change: Change, madeAt: Instant)] {
    editTimes.later(in: other.editTimes).map { (.replies(other.retold($0.field)), $0.setAt) }
  }

  private func retold(_ field: Field) -> RepliesChange {
    switch field {
    case .names: .namesSet(names, areListed: listsNames)
    case .fromOwnPhone: .fromOwnPhoneSet(isFromOwnPhoneOnly)
    }
  }
}

extension Instant? {
  /// Whether it is before another instant; without one it is.
  fileprivate func isEarlier(than other: Instant) -> Bool { map { $0 < other } ?? true }
}
