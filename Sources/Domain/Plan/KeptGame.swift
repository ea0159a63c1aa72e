/// A planned game that is kept up to date with its log, entry by entry, because reading the whole log again for each of
/// many answers takes long.
struct KeptGame: Sendable {
  /// The game as `PlannedGame(_:in:)` finds it.
  private(set) var game: PlannedGame
  /// The people who were known under another name when the game was found.
  private let joined: [Replies.JoinedPerson]
  /// The highest number of a change to its series.
  private let lastOfSeries: Int64
  /// The latest instant at which the server took in an entry.
  private var latest: Instant

  /// Finds a game; `nil` when there is none with this key.
  init?(_ key: PlanKey, in plans: Plans) {
    guard let game = plans.game(key) else { return nil }
    self.game = game
    self.game.keepPlaces()
    joined = plans.replies.joined
    let series = if case .series(let id, _) = key { plans.series(id) } else { Series?.none }
    lastOfSeries = series?.edits.map { $0.place.number }.max() ?? .min
    latest = plans.plan(key)?.entries.map { $0.place.acceptedAt }.max() ?? .earliest
  }

  /// Whether people are who they were when the game was found.
  func agrees(with replies: Replies) -> Bool { joined == replies.joined }

  /// Takes the next entry of its log.
  /// - Returns: Whether the entry comes after all others; else the game has to be found from the beginning.
  mutating func take(_ entry: Plan.Entry, _ replies: Replies) -> Bool {
    guard latest <= entry.place.acceptedAt, lastOfSeries <= entry.place.number else { return false }
    latest = entry.place.acceptedAt
    game.take(entry, replies)
    return true
  }
}

/// A value that follows from others and is kept because finding it takes long, so two of them never differ.
struct Derived<Value> {
  /// NB: An array, so that what has a large one stays small: tasks keep the memory of their frames.
  private var values: [Value] = []

  var value: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
  }
}

extension Derived: Equatable {
  static func == (left: Self, right: Self) -> Bool { true }
}

extension Derived: Sendable where Value: Sendable {}

extension Squad {
  /// Keeps a planned game while people answer it, in place of the one that was kept before.
  ///
  /// That changes nothing but how long it takes to find the game. Devices, on which one user answers, have no need of it.
  public mutating func keepGame(_ key: PlanKey) { plans.keepGame(key) }
}
