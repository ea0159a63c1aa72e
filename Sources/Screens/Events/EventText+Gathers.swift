import Domain
import Presentation

extension ConfirmPlayersEvent {
  private enum Name: String, EventName {
    case moved, dropped, startTapped

    var argumentCount: Int {
      switch self {
      case .moved: 2
      case .dropped: 1
      case .startTapped: 0
      }
    }
  }

  var words: String {
    switch self {
    case .moved(let player, let team): "\(Name.moved.rawValue) \(player.uuidString) \(team.word)"
    case .startTapped: Name.startTapped.rawValue
    }
  }

  /// The text of a place where players are dropped: the player comes as the value.
  static func dropText(_ team: Team) -> String {
    "confirmPlayers.\(Name.dropped.rawValue) \(team.word)"
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .moved:
      guard let player: Player.ID = reader.id(), let team = Team(word: reader.argument(1)) else {
        return nil
      }
      self = .moved(player, team)
    case .dropped:
      guard let player = Player.ID(uuidString: reader.value),
        let team = Team(word: reader.argument())
      else { return nil }
      self = .moved(player, team)
    case .startTapped: self = .startTapped
    case nil: return nil
    }
  }
}

extension GatherEvent {
  private enum Name: String, EventName {
    case plusTapped, minusTapped, clockTapped, clockCancelTapped, clockCancelConfirmed
    case setTimeTapped, minutesTyped, secondsTyped, presetTapped, timeSet, sheetDismissed, endTapped
    case endConfirmed

    var argumentCount: Int {
      switch self {
      case .plusTapped, .minusTapped, .presetTapped: 1
      default: 0
      }
    }
  }

  var words: String {
    switch self {
    case .plusTapped(let side): "\(Name.plusTapped.rawValue) \(side.word)"
    case .minusTapped(let side): "\(Name.minusTapped.rawValue) \(side.word)"
    case .clockTapped: Name.clockTapped.rawValue
    case .clockCancelTapped: Name.clockCancelTapped.rawValue
    case .clockCancelConfirmed: Name.clockCancelConfirmed.rawValue
    case .setTimeTapped: Name.setTimeTapped.rawValue
    case .minutesTyped: Name.minutesTyped.rawValue
    case .secondsTyped: Name.secondsTyped.rawValue
    case .presetTapped(let minutes): "\(Name.presetTapped.rawValue) \(minutes)"
    case .timeSet: Name.timeSet.rawValue
    case .sheetDismissed: Name.sheetDismissed.rawValue
    case .endTapped: Name.endTapped.rawValue
    case .endConfirmed: Name.endConfirmed.rawValue
    }
  }

  init?(_ reader: EventReader) {
    guard let name = reader.name(Name.self) else { return nil }
    switch name {
    case .plusTapped, .minusTapped:
      guard let side = Side(word: reader.argument()) else { return nil }
      self = name == .plusTapped ? .plusTapped(side) : .minusTapped(side)
    case .clockTapped: self = .clockTapped
    case .clockCancelTapped: self = .clockCancelTapped
    case .clockCancelConfirmed: self = .clockCancelConfirmed
    case .setTimeTapped: self = .setTimeTapped
    case .minutesTyped: self = .minutesTyped(reader.value)
    case .secondsTyped: self = .secondsTyped(reader.value)
    case .presetTapped:
      guard let minutes = Self.minutes(reader.argument()) else { return nil }
      self = .presetTapped(minutes)
    case .timeSet: self = .timeSet
    case .sheetDismissed: self = .sheetDismissed
    case .endTapped: self = .endTapped
    case .endConfirmed: self = .endConfirmed
    }
  }

  /// One or two digits.
  private static func minutes(_ word: String) -> Int? {
    guard (1...2).contains(word.utf8.count) else { return nil }
    var minutes = 0
    for digit in word.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      minutes = minutes * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return minutes
  }
}

extension PastGathersEvent {
  private enum Name: String, EventName {
    case rowTapped

    var argumentCount: Int { 1 }
  }

  var words: String {
    switch self {
    case .rowTapped(let id): "\(Name.rowTapped.rawValue) \(id.uuidString)"
    }
  }

  init?(_ reader: EventReader) {
    guard reader.name(Name.self) != nil, let id: Gather.ID = reader.id() else { return nil }
    self = .rowTapped(id)
  }
}

extension PastGatherEvent {
  private enum Name: String, EventName { case deleteTapped, deletionConfirmed, deletionCancelled }

  var words: String {
    switch self {
    case .deleteTapped: Name.deleteTapped.rawValue
    case .deletionConfirmed: Name.deletionConfirmed.rawValue
    case .deletionCancelled: Name.deletionCancelled.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .deleteTapped: self = .deleteTapped
    case .deletionConfirmed: self = .deletionConfirmed
    case .deletionCancelled: self = .deletionCancelled
    case nil: return nil
    }
  }
}
