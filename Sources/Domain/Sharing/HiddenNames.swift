/// The people whose names the organiser hides from everyone who is not in the account.
///
/// A person is hidden under each of their ids: those of a player, of the names under which they answered, and of guests
/// who are called after a hidden host.
struct HiddenNames {
  /// All names, for those who do not know which are hidden.
  static let all = HiddenNames()

  private var isOfAll = false
  private var people: Set<RawIdentifier> = []
  /// The guests of hidden people.
  private var guests: Set<RawIdentifier> = []
  /// The names of hidden hosts as they are compared, of which their guests' names are made.
  private var hostNames: [[UInt8]] = []

  private init() { isOfAll = true }

  /// Finds whose names are hidden in a squad.
  init(of squad: Squad) {
    for player in squad.allPlayers where player.isHidden { people.insert(player.id.raw) }
    guard !people.isEmpty else { return }
    for joined in squad.plans.replies.joined
    where people.contains(squad.samePerson(joined.person).raw) {
      people.insert(joined.person.raw)
    }
    for player in squad.allPlayers where people.contains(player.id.raw) {
      noteHost(player.details.name)
    }
    for plan in squad.plans.allPlans {
      for entry in plan.entries { note(entry.change) }
    }
  }

  private mutating func note(_ change: PlanChange) {
    switch change {
    case .guestAdded(let guest, let host, _):
      if hides(host) { guests.insert(guest.raw) }
    case .answered(let answer): if hides(answer.person) { noteHost(answer.name) }
    default: break
    }
  }

  private mutating func noteHost(_ name: ShortText) {
    let key = SearchKey.folded(name.text)
    if !hostNames.contains(key) { hostNames.append(key) }
  }

  /// Whether no name is hidden.
  var isEmpty: Bool { people.isEmpty && !isOfAll }

  /// Whether a person's name is hidden, whatever it is.
  func hides(_ person: Player.ID) -> Bool { isOfAll || people.contains(person.raw) }

  /// Whether a name of a person is hidden: one of theirs, or that of a guest with the host's in it.
  func hides(_ name: ShortText, of person: Player.ID) -> Bool {
    if hides(person) { return true }
    guard guests.contains(person.raw) else { return false }
    let key = SearchKey.folded(name.text)
    return hostNames.contains { key.contains($0) }
  }
}

extension ShortText {
  /// What stands in place of a name that is not given away: no text, which no user can type.
  static var withheld: ShortText { ShortText(accepted: "") }

  /// Whether it stands in place of a name that is not given away.
  public var isWithheld: Bool { text.utf8.isEmpty }
}

extension Squad {
  /// The squad as it may leave the account: the same, with hidden names withheld.
  ///
  /// Everything that a user shares is made of this, and everything that a link shows of `Scope.view(of:)`.
  package var withoutHiddenNames: Squad { without(HiddenNames(of: self)) }

  /// The squad without anyone's name, as it may be shared by scorekeepers, who see all names of a gather and not which of
  /// them are hidden.
  package var withoutNames: Squad { without(.all) }

  private func without(_ hidden: HiddenNames) -> Squad {
    guard !hidden.isEmpty else { return self }
    var seen = self
    for position in seen.allPlayers.indices {
      seen.playerTable.update(at: position) { $0.withhold(hidden) }
    }
    for position in seen.allGathers.indices {
      seen.gatherTable.update(at: position) { $0.withhold(hidden) }
    }
    seen.plans.withhold(hidden)
    return seen
  }
}

extension Player {
  /// Withholds a hidden name, and marks the player as hidden.
  mutating func withhold(_ hidden: HiddenNames) {
    guard hidden.hides(details.name, of: id) else { return }
    details.name = .withheld
    isHidden = true
  }
}

extension Gather {
  /// Withholds hidden names, and who of those people scored or passed.
  mutating func withhold(_ hidden: HiddenNames) {
    guard !hidden.isEmpty else { return }
    var withheld: [Player.ID] = []
    appearances = appearances.map { appearance in
      guard hidden.hides(appearance.name, of: appearance.id) else { return appearance }
      withheld.append(appearance.id)
      return appearance.named(.withheld)
    }
    guard !withheld.isEmpty else { return }
    firstGame.withholdCredit(of: withheld)
    for position in laterGames.indices { laterGames[position].withholdCredit(of: withheld) }
  }
}

extension Game {
  fileprivate mutating func withholdCredit(of people: [Player.ID]) {
    for position in goals.indices {
      goals[position].credit = goals[position].credit.without(people)
    }
  }
}

extension GoalCredit {
  fileprivate func without(_ people: [Player.ID]) -> Self {
    let shown = { (id: Player.ID?) in id.flatMap { people.contains($0) ? nil : $0 } }
    return switch self {
    case .scored(let scorer, let assist): .scored(by: shown(scorer), assist: shown(assist))
    case .ownGoal(let scorer): .ownGoal(by: shown(scorer))
    }
  }
}

extension Plans {
  /// Withholds the hidden names of those who answered, and those of their guests.
  mutating func withhold(_ hidden: HiddenNames) {
    guard !hidden.isEmpty else { return }
    changeAll { change in
      switch change {
      case .answered(let answer) where hidden.hides(answer.person):
        change.renamed { _ in .withheld }
      case .guestAdded(_, let host, _) where hidden.hides(host): change.renamed { _ in .withheld }
      default: change
      }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of another key are in this one.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard !part.isEmpty, part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
