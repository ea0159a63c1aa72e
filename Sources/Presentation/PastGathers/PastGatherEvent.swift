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

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .plusTapped(let side): text.append("plusTapped", side)
    case .minusTapped(let side): text.append("minusTapped", side)
    case .gameTapped(let index): text.append("gameTapped", index)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("plusTapped", Self.plusTapped)
      ?? text.event("minusTapped", Self.minusTapped)
      ?? text.event("gameTapped", Self.gameTapped)
  }
}

extension Event {
  package static var pastGather: EventMaker<PastGatherEvent> { EventMaker() }
}
