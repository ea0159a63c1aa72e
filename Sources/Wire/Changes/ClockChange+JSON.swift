import Domain

extension ClockChange {
  enum Kind: String, ChangeKind {
    case set = "clockSet"
    case formatSet = "clockFormatSet"
    case moved = "clockMoved"
    case started = "clockStarted"
    case paused = "clockPaused"
    case periodEnded, periodResumed
    case cancelled = "clockCancelled"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .set: self = .set(try fields.clockSetting())
    case .formatSet: self = .formatSet(try ClockFormat(fields))
    case .moved: self = .moved(seconds: try fields.number("seconds"))
    case .started: self = .started
    case .paused: self = .paused
    case .periodEnded: self = .periodEnded(try fields.number("period"))
    case .periodResumed: self = .periodResumed(try fields.number("period"))
    case .cancelled: self = .cancelled
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: ClockChange, of gather: Gather.ID, in game: Game.ID?) {
    string("kind", change.kind.rawValue)
    id("gather", gather)
    id("game", ifPresent: game)
    switch change {
    case .set(let setting): integer("seconds", setting.totalSeconds)
    case .formatSet(let format): members(format)
    case .moved(let seconds): integer("seconds", seconds)
    case .periodEnded(let number), .periodResumed(let number): integer("period", number)
    case .started, .paused, .cancelled: break
    }
  }
}

extension ClockChange {
  fileprivate var kind: Kind {
    switch self {
    case .set: .set
    case .formatSet: .formatSet
    case .moved: .moved
    case .started: .started
    case .paused: .paused
    case .periodEnded: .periodEnded
    case .periodResumed: .periodResumed
    case .cancelled: .cancelled
    }
  }
}
