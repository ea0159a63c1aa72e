/// The goals of both sides, 0…99 each, written `2-1`.
public struct Score: Hashable, Sendable {
  /// The most goals that a side can have.
  public static let limit = 99

  /// Goals of Team A.
  public private(set) var teamA = 0
  /// Goals of Team B.
  public private(set) var teamB = 0

  /// The score at kick-off: 0-0.
  public init() {}

  /// Makes a score; `nil` when a side's goals are out of 0…99.
  public init?(teamA: Int, teamB: Int) {
    let range = 0...Self.limit
    guard range.contains(teamA), range.contains(teamB) else { return nil }
    self.teamA = teamA
    self.teamB = teamB
  }

  /// Reads the written form: one or two digits, a hyphen, one or two digits; `nil` for others.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
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

  /// The written form: `2-1`.
  public var text: String { "\(teamA)-\(teamB)" }

  /// Counts a goal; a side that has `limit` goals keeps them.
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
