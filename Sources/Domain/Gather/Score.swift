/// A score such as `2-1`: the goals of each side, 0…99.
public struct Score: Hashable, Sendable {
  /// The maximum number of goals of one side.
  public static let limit = 99

  /// The goals of the home team, 0…99: of Team A in a gather of two teams.
  public private(set) var home = 0
  /// The goals of the away team, 0…99: of Team B in a gather of two teams.
  public private(set) var away = 0

  /// Creates the score at kick-off, `0-0`.
  public init() {}

  /// Creates a score; `nil` when the goals of a side are outside 0…99.
  public init?(home: Int, away: Int) {
    let range = 0...Self.limit
    guard range.contains(home), range.contains(away) else { return nil }
    self.home = home
    self.away = away
  }

  /// Reads a score such as `2-1` or `10-09`; `nil` unless each side has one or two digits.
  public init?(_ text: String) {
    let bytes = text.bytes
    guard bytes.count <= 5, let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")),
      let home = Self.goals(bytes[..<hyphen]), let away = Self.goals(bytes[(hyphen + 1)...])
    else { return nil }
    self.init(home: home, away: away)
  }

  /// The score as `2-1`, with the goals of the home team first.
  public var text: String { "\(home)-\(away)" }

  /// Adds a goal for one side, unless it has `limit` goals.
  mutating func count(home isHome: Bool) {
    if isHome {
      home = min(home + 1, Self.limit)
    } else {
      away = min(away + 1, Self.limit)
    }
  }

  private static func goals(_ digits: ArraySlice<UInt8>) -> Int? {
    (1...2).contains(digits.count) ? Int(digits: digits) : nil
  }
}
