package import Domain

/// An event of the screen of a past gather.
package enum PastGatherEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  case plusTapped(Side)
  case minusTapped(Side)
  case gameTapped(Int)

  package enum Plain: String, EventName {
    case reopenTapped, correctTapped, correctionDone
    case shareTapped, pictureTapped, countTapped, countInTablesTapped
    case gameTakenBack
    /// One of two matches that may be the same is deleted.
    case twinRemoved
    case deleteTapped, deletionConfirmed, deletionCancelled
  }

  package enum Input: String, EventName {
    /// Another time of day was entered for the end.
    case endChosen
    /// Another day was entered.
    case daySet
  }
}

extension PastGatherEvent {
  package static var scope: String { "pastGather" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    case .plusTapped(let side): text.append("plusTapped", side)
    case .minusTapped(let side): text.append("minusTapped", side)
    case .gameTapped(let index): text.append("gameTapped", index)
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text): text
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain) ?? text.input(Self.input)
        ?? text.event("plusTapped", Self.plusTapped)
        ?? text.event("minusTapped", Self.minusTapped)
        ?? text.event("gameTapped", Self.gameTapped)
    else { return nil }
    self = event
  }
}

extension Event {
  package static func pastGather(_ event: PastGatherEvent) -> Self { Self(event) }
  package static func pastGather(_ name: PastGatherEvent.Plain) -> Self {
    .pastGather(.plain(name))
  }
  package static func pastGather(_ name: PastGatherEvent.Input, _ text: String = "") -> Self {
    .pastGather(.input(name, text))
  }
}
