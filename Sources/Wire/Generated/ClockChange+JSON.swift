// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension ClockChange {
  enum Kind: String, ChangeKind {
    case clockSet, clockFormatSet, clockMoved, clockStarted, clockPaused, periodEnded,
      periodResumed, clockCancelled
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .clockSet: self = .set(try fields.clockSetting("seconds"))
    case .clockFormatSet: self = .formatSet(try ClockFormat(fields))
    case .clockMoved: self = .moved(seconds: try fields.number("seconds"))
    case .clockStarted: self = .started
    case .clockPaused: self = .paused
    case .periodEnded: self = .periodEnded(try fields.number("period"))
    case .periodResumed: self = .periodResumed(try fields.number("period"))
    case .clockCancelled: self = .cancelled
    }
  }

  var kind: Kind {
    switch self {
    case .set: .clockSet
    case .formatSet: .clockFormatSet
    case .moved: .clockMoved
    case .started: .clockStarted
    case .paused: .clockPaused
    case .periodEnded: .periodEnded
    case .periodResumed: .periodResumed
    case .cancelled: .clockCancelled
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: ClockChange, of gather: Gather.ID, in game: Game.ID?) {
    string("kind", change.kind.rawValue)
    id("gather", gather)
    id("game", ifPresent: game)
    values(of: change)
  }

  mutating func values(of change: ClockChange) {
    switch change {
    case .set(let seconds): integer("seconds", seconds.totalSeconds)
    case .formatSet(let clockFormat): members(clockFormat)
    case .moved(let seconds): integer("seconds", seconds)
    case .started, .paused, .cancelled: break
    case .periodEnded(let period), .periodResumed(let period): integer("period", period)
    }
  }
}
