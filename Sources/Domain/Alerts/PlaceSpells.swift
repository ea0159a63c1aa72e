/// For how long places meant something to people that they should hear of: found while a planned game's log is
/// gone through.
struct PlaceSpells {
  enum News: Equatable {
    case asked(until: Instant)
    case open
    case given

    fileprivate func isSameKind(as other: News) -> Bool {
      switch (self, other) {
      case (.asked, .asked), (.open, .open), (.given, .given): true
      default: false
      }
    }
  }

  struct Spell {
    /// The person to alert; for a guest, their host.
    let person: Player.ID
    let news: News
    /// How many of this kind the person has had, with this one.
    let number: Int
    let begin: Instant
    /// When the game was to begin, as far as was known then.
    let start: Instant
    /// The instant from which it is no longer so.
    fileprivate(set) var end = Instant.latest
  }

  private(set) var spells: [Spell] = []
  /// The heads that waited or were asked, when the places were looked at last.
  private var waiting: Set<RawIdentifier> = []

  /// Looks at the places after an entry, or when they changed by themselves.
  mutating func look(at places: Places, after entry: PlanEntry?) {
    let news = places.news + gifts(in: places, after: entry)
    for position in spells.indices where spells[position].end == .latest {
      let spell = spells[position]
      let goesOn = news.contains { $0.person == spell.person && $0.news.isSameKind(as: spell.news) }
      if !goesOn { spells[position].end = places.now }
    }
    for (person, news) in news where !isRunning(news, for: person) {
      let number = spells.count { $0.person == person && $0.news.isSameKind(as: news) } + 1
      spells.append(
        Spell(
          person: person, news: news, number: number, begin: places.now, start: places.terms.start))
    }
    waiting = Set(places.heads.filter { !$0.hasPlace }.map { $0.id.raw })
  }

  private func isRunning(_ news: News, for person: Player.ID) -> Bool {
    spells.contains {
      $0.end == .latest && $0.person == person && $0.news.isSameKind(as: news)
    }
  }

  /// The people who have a place that they did not take themselves.
  private func gifts(
    in places: Places, after entry: PlanEntry?
  ) -> [(person: Player.ID, news: News)] {
    var own: Player.ID?
    if case .answered(let person, .in, _) = entry?.event { own = person }
    return places.heads.compactMap { head in
      guard head.seat == .placed else { return nil }
      let person = head.host ?? head.id
      let isNew = waiting.contains(head.id.raw) && person != own
      return isNew || isRunning(.given, for: person) ? (person, .given) : nil
    }
  }
}

extension Places {
  /// What the people who wait should hear of.
  fileprivate var news: [(person: Player.ID, news: PlaceSpells.News)] {
    let isOpen = isOpen
    var seen: Set<RawIdentifier> = []
    return heads.compactMap { head in
      let person = head.host ?? head.id
      guard !head.hasPlace, seen.insert(person.raw).inserted else { return nil }
      if let until = holdEnd(of: person) { return (person, .asked(until: until)) }
      return isOpen ? (person, .open) : nil
    }
  }

  /// Until when a place is held for a person or a guest of theirs; `nil` when none is.
  private func holdEnd(of person: Player.ID) -> Instant? {
    heads.filter { $0.belongs(to: person) && $0.isAsked }.compactMap { $0.end }.max()
  }
}
