/// With which people a person won more or less often than without them.
///
/// The lift is a share that is drawn towards the person's own by ten games, as if those had been played with the companion
/// with the person's usual results, so that one lucky evening does not lead the list.
public struct Company: Hashable, Sendable {
  /// The games of a person with one companion, or against one opponent.
  public struct Companion: Identifiable, Hashable, Sendable {
    /// How many games together it takes to be listed.
    public static let leastGames = 5
    /// From which value of |z| on a difference is more than luck may be.
    public static let clearZ = 2.2
    /// How many usual games each companion is given.
    private static let usualGames = 10

    /// The companion.
    public let id: Player.ID
    /// How the games ended for the person.
    public internal(set) var games = Tally()

    /// What the person won more with the companion than usually: above 0 for more, below for less.
    ///
    /// G·Σ2s − n·S, of G games of the person and their results s ∈ {0, ½, 1}, S = Σ2s over all, n games together.
    public func excess(of all: Tally) -> Int64 {
      Int64(all.count) * Int64(games.doublePoints) - Int64(games.count) * Int64(all.doublePoints)
    }

    /// How unusual the result is: excess ÷ √(n·(G·Σ(2s)² − S²)); `nil` when all results are equal.
    public func z(of all: Tally) -> Double? {
      let points = Int64(all.doublePoints)
      let spread = Int64(all.count) * Int64(all.doubleSquares) - points * points
      guard spread > 0, games.count > 0 else { return nil }
      return Double(excess(of: all)) / (Double(games.count) * Double(spread)).squareRoot()
    }

    /// Whether the result may be luck.
    public func mayBeLuck(of all: Tally) -> Bool {
      z(of: all).map { abs($0) < Self.clearZ } ?? true
    }

    /// Whether the lift is greater than another's; of equal ones, whether there were more games.
    fileprivate func exceeds(_ other: Self, of all: Tally) -> Bool {
      let (own, others) = (excess(of: all) * other.weight, other.excess(of: all) * weight)
      return own == others ? games.count > other.games.count : own > others
    }

    /// The games together, with the usual ones; 64 bits, as `Int` has 32 in the browser and products would not fit.
    fileprivate var weight: Int64 { Int64(games.count + Self.usualGames) }
  }

  /// The person's games.
  public private(set) var games = Tally()
  /// The people on the person's sides, in the order in which they first were.
  public private(set) var partners: [Companion] = []
  /// The people on the other sides, in the order in which they first were.
  public private(set) var opponents: [Companion] = []

  /// Counts the games of a person.
  /// - Parameters:
  ///   - player: The person.
  ///   - evenings: The evenings.
  ///   - isCounted: Whether a companion counts; guests and strangers do not.
  public init(
    of player: Player.ID, in evenings: [Evening], isCounted: (Player.ID) -> Bool
  ) {
    var partners = CompanionTable()
    var opponents = CompanionTable()
    for game in evenings.lazy.flatMap({ $0.games }) {
      guard let outcome = game.outcome(for: player) else { continue }
      let isHome = game.home.contains(player)
      games.add(outcome)
      for other in isHome ? game.home : game.away where other != player && isCounted(other) {
        partners.add(outcome, with: other)
      }
      for other in isHome ? game.away : game.home where isCounted(other) {
        opponents.add(outcome, with: other)
      }
    }
    self.partners = partners.companions
    self.opponents = opponents.companions
  }

  /// The partner with whose help the person won most above their usual; `nil` when none has enough games.
  public var best: Companion? {
    let listed = partners.filter { $0.isListed && $0.excess(of: games) > 0 }
    return listed.reduce(nil) { best, one in
      best.map { one.exceeds($0, of: games) ? one : $0 } ?? one
    }
  }

  /// The opponent against which the person won least; `nil` when none has enough games.
  public var hardest: Companion? {
    let listed = opponents.filter { $0.isListed && $0.excess(of: games) < 0 }
    return listed.reduce(nil) { hardest, one in
      hardest.map { one.fallsBelow($0, of: games) ? one : $0 } ?? one
    }
  }

  /// The partner who was there most often; `nil` without partners.
  public var mostOften: Companion? {
    partners.reduce(nil) { most, one in
      most.map { one.games.count > $0.games.count ? one : $0 } ?? one
    }
  }
}

extension Company.Companion {
  fileprivate var isListed: Bool { games.count >= Self.leastGames }

  fileprivate func fallsBelow(_ other: Self, of all: Tally) -> Bool {
    let (own, others) = (excess(of: all) * other.weight, other.excess(of: all) * weight)
    return own == others ? games.count > other.games.count : own < others
  }
}

private struct CompanionTable {
  private(set) var companions: [Company.Companion] = []
  private var positions: [RawIdentifier: Int] = [:]

  mutating func add(_ outcome: Outcome, with player: Player.ID) {
    if let position = positions[player.raw] {
      companions[position].games.add(outcome)
    } else {
      positions[player.raw] = companions.count
      var companion = Company.Companion(id: player)
      companion.games.add(outcome)
      companions.append(companion)
    }
  }
}

extension Tally {
  /// Twice the points, of 1 for a win and ½ for a draw.
  fileprivate var doublePoints: Int { 2 * won + drawn }
  /// The sum of the squares of twice the points of each.
  fileprivate var doubleSquares: Int { 4 * won + drawn }
}
