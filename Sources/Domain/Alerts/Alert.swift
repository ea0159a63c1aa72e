/// Something that people should hear of although they have no page open, such as a place that is held for them.
///
/// Alerts follow from the log of a squad and an instant, and from nothing else. So all servers find the same ones, no
/// timer can be missed, and whatever was sent can be read later.
/// ```swift
/// for alert in squad.alerts(after: lastLook, through: now) { send(alert) }
/// ```
public struct Alert: Hashable, Sendable {
  /// Those for whom an alert is meant.
  public enum Recipient: Hashable, Sendable {
    /// A person who answers, for themselves and for their guests.
    case person(Player.ID)
    /// The devices of the account.
    case organisers
  }

  /// What there is to hear.
  public enum Content: Hashable, Sendable {
    /// A place is held for the person.
    case asked(until: Instant)
    /// There is a place for those who tap first, while the person waits for one.
    case placeOpen
    /// The person waited, and has a place now.
    case placeGiven
    /// The game is at another time or place.
    case changed
    /// The game is off.
    case cancelled
    /// The game that was off takes place.
    case reinstated
    /// The person has not answered.
    case answerWanted
    /// The game is tomorrow.
    case tomorrow
    /// How many come, because that matters now.
    case turnout(Turnout)
  }

  /// The game.
  public let game: PlanKey
  /// For whom it is.
  public let recipient: Recipient
  /// What there is to hear.
  public let content: Content
  /// How often there was the same to hear before, plus 1.
  public let number: Int
  /// When it should be sent.
  public let due: Instant
  /// Until when it is worth anything.
  public let worthUntil: Instant
}

extension Alert {
  /// How many come to a game, when there are too few, or all places are taken, or people gave theirs up late.
  public struct Turnout: Hashable, Sendable {
    /// How many have a place.
    public let taken: Int
    /// The most who can play; `nil` when all who want may.
    public let most: Int?
    /// How many gave a place up late since the last alert.
    public let lateRefusals: Int
    /// Whether fewer come than the game needs.
    public let isTooFew: Bool

    /// Whether all places are taken.
    public var isFull: Bool { most.map { $0 <= taken } ?? false }
  }

  /// What a user can switch on and off.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Places that the person is asked for, can have or got.
    case places
    /// Games that are changed or off.
    case changes
    /// Reminders, at most one a day.
    case reminders
    /// How many come; for organisers.
    case turnout
  }

  /// The kind that it belongs to.
  public var kind: Kind {
    switch content {
    case .asked, .placeOpen, .placeGiven: .places
    case .changed, .cancelled, .reinstated: .changes
    case .answerWanted, .tomorrow: .reminders
    case .turnout: .turnout
    }
  }

  /// Whether people have to look at once: minutes decide who gets a place, and whether they go there in vain.
  public var isUrgent: Bool {
    switch content {
    case .asked, .placeOpen, .placeGiven, .cancelled: true
    case .changed, .reinstated, .answerWanted, .tomorrow, .turnout: false
    }
  }

  /// What it is known by: the same on all servers, and another one for each alert of a squad.
  public var key: String {
    let person = if case .person(let id) = recipient { "/\(id.uuidString)" } else { "" }
    return "\(name)/\(game.id.uuidString)\(person)/\(number)"
  }

  private var name: String {
    switch content {
    case .asked: "asked"
    case .placeOpen: "open"
    case .placeGiven: "given"
    case .changed, .cancelled, .reinstated: "changed"
    case .answerWanted: "answer"
    case .tomorrow: "tomorrow"
    case .turnout: "turnout"
    }
  }
}
