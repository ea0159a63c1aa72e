/// Whose the places of a planned game are at an instant, and what happens to the others.
///
/// Pages, cards, messages, titles and calendars all show this one value, so they say the same at the same
/// instant. A place that someone has just given up does not count as taken, but no one can have it yet.
/// ```swift
/// let standing = game.places(at: now).standing  // 3 of 4, one place becomes free at 18:37
/// ```
public struct Standing: Hashable, Sendable {
  /// How many come, guests among them.
  public let taken: Int
  /// The most who can play; `nil` when all who want may.
  public let most: Int?
  /// The places that were given up and are still kept, in the order in which that ends.
  public let kept: [Kept]
  /// How many places are held for people who are asked.
  public let held: Int
  /// How many places are there for those who tap first; `nil` when all who want may come.
  public let open: Int?
  /// How many wait for a place, those who are asked among them.
  public let waiting: Int
  /// How many may come.
  public let maybe: Int

  /// Places that are kept for people who gave them up, and may come back.
  public struct Kept: Hashable, Sendable {
    /// How many they are.
    public var count: Int
    /// Until when.
    public let until: Instant
    /// What happens to them then, unless something happens before.
    public let fate: Fate
  }

  /// What happens to a place when it is not kept any more.
  public enum Fate: Hashable, Sendable {
    /// Those who tap first get it.
    case open
    /// The next in line has said that they take it.
    case given
    /// The next in line is asked.
    case offered
  }

  /// Whether all places are taken, by people who come.
  public var isFull: Bool { most.map { $0 <= taken } ?? false }
}

/// What happens to a person who says now that they come.
public enum Claim: Hashable, Sendable {
  /// They have a place already.
  case hasPlace
  /// They gave their place up, and get it back until then.
  case kept(until: Instant)
  /// A place is held for them until then.
  case offered(until: Instant)
  /// They get a place that is open to all.
  case open
  /// They wait for a place.
  case waits

  /// Whether they get a place that they do not have.
  public var getsPlace: Bool {
    switch self {
    case .kept, .offered, .open: true
    case .hasPlace, .waits: false
    }
  }
}

extension Places {
  /// Whose the places are, in numbers.
  public var standing: Standing {
    Standing(
      taken: comers.count, most: terms.most, kept: kept, held: asked.count,
      open: terms.most == nil ? nil : isOpen ? free : 0, waiting: asked.count + reserve.count,
      maybe: answers.values.count { $0.answer == .maybe })
  }

  /// What happens to a person or guest when it is said now that they come.
  public func claim(of id: Player.ID) -> Claim {
    switch heads.first(where: { $0.id == id })?.seat {
    case .placed: .hasPlace
    case .leaving(let until): .kept(until: until)
    case .asked(let until): .offered(until: until)
    case .waiting, nil: isOpen ? .open : .waits
    }
  }

  /// The guests of a person who are asked through them, or wait.
  public func waitingGuests(of host: Player.ID) -> [Player.ID] {
    heads.filter { $0.host == host && !$0.hasPlace }.map { $0.id }
  }

  /// Whether a person gets a place when they say that they come, for themselves or for a guest of theirs.
  public func getsPlace(_ person: Player.ID) -> Bool {
    claim(of: person).getsPlace
      || waitingGuests(of: person).contains { claim(of: $0).getsPlace }
  }
}

// What happens to places that are kept: what the rules themselves do as time passes.
extension Places {
  private var kept: [Standing.Kept] {
    guard terms.most != nil else { return [] }
    let ends = Set(heads.compactMap { $0.isLeaving ? $0.end : nil }).sorted()
    var later = self
    return ends.filter { $0 < terms.start }.flatMap { end in
      later.pass(until: end.advanced(by: -.milliseconds(1)))
      let before = later
      later.pass(until: end)
      return before.fates(in: later, at: end)
    }
  }

  private func fates(in later: Places, at end: Instant) -> [Standing.Kept] {
    let wereWaiting = Set(heads.compactMap { $0.hasPlace ? nil : $0.id.raw })
    let wereAsked = Set(asked.map { $0.id.raw })
    let all = heads.count { $0.isLeaving && $0.end == end }
    let given = min(later.comers.count { wereWaiting.contains($0.raw) }, all)
    let offered = min(later.asked.count { !wereAsked.contains($0.id.raw) }, all - given)
    let fates = [(given, Standing.Fate.given), (offered, .offered), (all - given - offered, .open)]
    return fates.compactMap { count, fate in
      count > 0 ? Standing.Kept(count: count, until: end, fate: fate) : nil
    }
  }
}
