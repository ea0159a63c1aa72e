/// The games that a squad has planned, and the clocks by which it plans.
public struct Plans: Equatable, Sendable {
  /// How many games may be open at a time that were planned by themselves.
  public static let openLimit = 20
  /// How many series may run at a time.
  public static let seriesLimit = 10
  /// How many zones a squad may know the clocks of.
  public static let zoneLimit = 20

  /// The clocks of each zone in which a game was planned.
  public private(set) var zones: [Zone] = [] { didSet { kept.value = nil } }
  /// How friends answer without an account.
  public internal(set) var replies = Replies() {
    didSet { if kept.value?.agrees(with: replies) == false { kept.value = nil } }
  }
  private var seriesTable = IdentifiedArray<Series>() { didSet { kept.value = nil } }
  private var planTable = IdentifiedArray<Plan>() { didSet { kept.value = nil } }
  /// The game that people are answering.
  ///
  /// NB: Whatever it follows from gives it up by `didSet`, which names no old value, so that tables are still changed in
  /// place.
  private var kept = Derived<KeptGame>()

  /// Creates the plans of a squad that never planned.
  public init() {}

  /// Creates plans that were read from a snapshot; `nil` when an id or a zone is repeated.
  public init?(zones: [Zone], series: [Series], plans: [Plan], replies: Replies = Replies()) {
    guard let seriesTable = IdentifiedArray(series), let planTable = IdentifiedArray(plans),
      Set(zones.map { $0.name }).count == zones.count
    else { return nil }
    self.zones = zones
    self.seriesTable = seriesTable
    self.planTable = planTable
    self.replies = replies
  }

  /// All series in the order in which they were made, with those that ended.
  public var allSeries: [Series] { seriesTable.elements }
  /// All plans to which something happened, in the order in which it first did.
  public var allPlans: [Plan] { planTable.elements }

  /// Whether nothing was ever planned.
  public var isEmpty: Bool { seriesTable.elements.isEmpty && planTable.elements.isEmpty }

  /// The series with an id; `nil` when there is none.
  public func series(_ id: Series.ID) -> Series? { seriesTable[id] }

  func plan(_ id: Plan.ID) -> Plan? { planTable[id] }

  /// The plan with a key; `nil` when nothing happened to it.
  public func plan(_ key: PlanKey) -> Plan? {
    guard let plan = planTable[key.id], plan.key == key else { return nil }
    return plan
  }

  /// Whether there is such a game: one that was planned, a day of a series, or one that was before the
  /// series ended.
  func contains(_ key: PlanKey) -> Bool {
    if plan(key) != nil { return true }
    guard case .series(let id, let day) = key else { return false }
    return seriesTable[id]?.recurrence.contains(day) ?? false
  }

  /// The name that a person or a guest has said last, about whatever game, also before the organiser said who they
  /// are; `nil` for others.
  public func name(of person: Player.ID) -> ShortText? {
    for plan in allPlans.reversed() {
      for entry in plan.entries.reversed() {
        switch entry.change {
        case .answered(let answer) where replies.resolved(answer.person) == person:
          return answer.name
        case .guestAdded(person, _, let name?): return name
        default: continue
        }
      }
    }
    return nil
  }

  /// The answers to a game that a browser sent, the last first.
  public func answers(on device: Device.ID, to key: PlanKey) -> [PlanAnswer] {
    var answers: [PlanAnswer] = []
    for entry in plan(key)?.entries.reversed() ?? [] where entry.device == device {
      if case .answered(let answer) = entry.change { answers.append(replies.resolved(answer)) }
    }
    return answers
  }

  /// The people who were answered for last from a browser that is not theirs, and who have none of their own: its
  /// user speaks for them and for their guests.
  public func peopleSpokenFor(on device: Device.ID, in key: PlanKey) -> [Player.ID] {
    var speakers: [(person: Player.ID, device: Device.ID?)] = []
    for entry in plan(key)?.entries ?? [] {
      guard case .answered(let answer) = replies.resolved(entry.change) else { continue }
      speakers.removeAll { $0.person == answer.person }
      speakers.append((answer.person, entry.device))
    }
    return speakers.filter { speaker in
      speaker.device == device && !replies.isElsewhere(speaker.person, than: nil)
    }.map { $0.person }
  }

  /// Whether a person's answer to a game is another one than they sent last from a browser of theirs, because
  /// the organiser or a friend answered for them since.
  public func isChanged(
    _ person: Player.ID, on device: Device.ID, of key: PlanKey, at now: Instant
  ) -> Bool {
    guard let own = answers(on: device, to: key).first(where: { $0.person == person }) else {
      return false
    }
    return game(key)?.places(at: now).answer(of: person) != own.answer
  }

  /// The clocks of a zone; those of UTC for one of which the squad knows nothing.
  public func zone(named name: ShortText) -> Zone {
    zones.first { $0.name == name } ?? Zone(unknown: name)
  }
}

extension Plans {
  /// The game with a key, if it is the one that is kept.
  func keptGame(_ key: PlanKey) -> PlannedGame? {
    guard let game = kept.value?.game, game.key == key else { return nil }
    return game
  }

  /// Keeps a game in place of the one that was kept before.
  mutating func keepGame(_ key: PlanKey) {
    if keptGame(key) == nil { kept.value = KeptGame(key, in: self) }
  }

  mutating func append(_ entry: Plan.Entry, to key: PlanKey) {
    // The table gives it up, so that it is changed in place here.
    var kept = kept.value
    if let position = planTable.position(of: key.id) {
      planTable.update(at: position) { $0.append(entry) }
    } else {
      planTable.append(Plan(key: key, entries: [entry]))
    }
    if kept?.game.key == key, kept?.take(entry, replies) == false { return }
    self.kept.value = kept
  }

  mutating func replaceEntries(of id: Plan.ID, with entries: [Plan.Entry]) {
    guard let position = planTable.position(of: id) else { return }
    planTable.update(at: position) { $0.replaceEntries(with: entries) }
  }

  /// The plans without links, and without what tells the devices of the account and of friends.
  var unshared: Plans {
    var plans = self
    plans.replies = Replies(joined: replies.joined)
    for position in allPlans.indices {
      plans.planTable.update(at: position) { plan in
        plan.replaceEntries(
          with: plan.entries.map {
            Plan.Entry(place: $0.place, device: nil, madeAt: $0.madeAt, change: $0.change)
          })
      }
    }
    return plans
  }

  /// Changes the names of all people who answered and of the guests.
  mutating func renameAll(_ rename: (ShortText) -> ShortText) {
    changeAll { $0.renamed(rename) }
  }

  /// Tells what happened to all plans in another way.
  mutating func changeAll(_ retold: (PlanChange) -> PlanChange) {
    for position in allPlans.indices {
      planTable.update(at: position) { plan in
        plan.replaceEntries(
          with: plan.entries.map { entry in
            Plan.Entry(
              place: entry.place, device: entry.device, madeAt: entry.madeAt,
              change: retold(entry.change))
          })
      }
    }
  }

  mutating func append(_ series: Series) { seriesTable.append(series) }

  /// Changes a series; `false` when there is none.
  mutating func update(_ id: Series.ID, _ body: (inout Series) -> Void) -> Bool {
    guard let position = seriesTable.position(of: id) else { return false }
    seriesTable.update(at: position, body)
    return true
  }

  mutating func set(_ zone: Zone) {
    guard let position = zones.firstIndex(where: { $0.name == zone.name }) else {
      return zones.append(zone)
    }
    zones[position] = zone
  }
}
