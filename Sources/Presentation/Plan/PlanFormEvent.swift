/// An event of the form in which a game is planned or changed.
package enum PlanFormEvent: ScreenEvent {
  package typealias Input = PlanField

  case plain(Plain)
  /// Something was typed into a field, or chosen.
  case input(PlanField, String)

  package enum Plain: String, EventName {
    case doneTapped, cancelTapped
    /// Changes this game of a series and all later ones.
    case fromHereTapped
    case mostLess, mostMore, leastLess, leastMore
    /// The times are those of this device's clocks, and not of where the last game was.
    case ownZoneTapped
    /// The user plays, or does not.
    case playingTapped
    /// The game is repeated every week, as was proposed.
    case weeklyTapped
  }
}

extension PlanFormEvent {
  package static var scope: String { "planForm" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let field, let value): text.append(field, value: value)
    }
  }
}

extension Event {
  package static var planForm: EventMaker<PlanFormEvent> { EventMaker() }
}
