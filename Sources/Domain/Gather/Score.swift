/// A score such as `2-1`: the goals of each side, 0…99.
public struct Score: Hashable, Sendable {
  /// The maximum number of goals of one side.
  public static let limit = 99

  /// The goals of Team A, 0…99.
  public private(set) var teamA = 0
  /// The goals of Team B, 0…99.
  public private(set) var teamB = 0

  /// Creates the score at kick-off, `0-0`.
  public init() {}

  /// Creates a score; `nil` when the goals of a side are outside 0…99.
  public init?(teamA: Int, teamB: Int) {
    let range = 0...Self.limit
    guard range.contains(teamA), range.contains(teamB) else { return nil }
    self.teamA = teamA
    self.teamB = teamB
  }

  /// Reads a score such as `2-1` or `10-09`; `nil` unless each side has one or two digits.
  public init?(_ text: String) {
    let bytes = text.bytes
    guard bytes.count <= 5, let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")),
      let teamA = Self.goals(bytes[..<hyphen]), let teamB = Self.goals(bytes[(hyphen + 1)...])
    else { return nil }
    self.init(teamA: teamA, teamB: teamB)
  }

  /// The goals of one side.
  public subscript(side: Side) -> Int {
    switch side {
    case .teamA: teamA
    case .teamB: teamB
    }
  }

  /// The side that is ahead; `nil` for a draw.
  public var winner: Side? {
    guard teamA != teamB else { return nil }
    return teamA > teamB ? .teamA : .teamB
  }

  /// The score as `2-1`, with the goals of Team A first.
  public var text: String { "\(teamA)-\(teamB)" }

  /// Adds a goal for one side, unless it has `limit` goals.
  mutating func count(for side: Side) {
    switch side {
    case .teamA: teamA = min(teamA + 1, Self.limit)
    case .teamB: teamB = min(teamB + 1, Self.limit)
    }
  }

  private static func goals(_ digits: ArraySlice<UInt8>) -> Int? {
    (1...2).contains(digits.count) ? Int(digits: digits) : nil
  }
}
