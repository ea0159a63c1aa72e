/// How a game or an evening ended for a person.
public enum Outcome: Int, CaseIterable, Hashable, Sendable {
  /// The others had more.
  case lost = -1
  /// Both had as many.
  case drawn = 0
  /// They had more than the others.
  case won = 1

  /// The outcome of a comparison: of goals for and against, or of games won and lost.
  public init(_ own: Int, against other: Int) {
    self = own == other ? .drawn : own > other ? .won : .lost
  }

  /// The letter by which files and programs know it: `W`, `D` or `L`.
  public var letter: String {
    switch self {
    case .won: "W"
    case .drawn: "D"
    case .lost: "L"
    }
  }

  /// How it ended for the others.
  public var opposite: Self {
    switch self {
    case .won: .lost
    case .drawn: .drawn
    case .lost: .won
    }
  }
}

/// How many times something was won, drawn and lost.
public struct Tally: Hashable, Sendable {
  /// How many were won.
  public private(set) var won: Int
  /// How many were drawn.
  public private(set) var drawn: Int
  /// How many were lost.
  public private(set) var lost: Int

  /// Creates a tally; without arguments, an empty one.
  public init(won: Int = 0, drawn: Int = 0, lost: Int = 0) {
    self.won = won
    self.drawn = drawn
    self.lost = lost
  }

  /// How many there are.
  public var count: Int { won + drawn + lost }

  /// Whether more were won than lost.
  public var outcome: Outcome { Outcome(won, against: lost) }

  mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .won: won += 1
    case .drawn: drawn += 1
    case .lost: lost += 1
    }
  }
}
