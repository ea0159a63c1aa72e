/// An event of the form in which a game is planned or changed.
package enum PlanFormEvent: ScreenEvent {
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

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let field, _): text.append(field.word)
    }
  }

  package var value: String {
    switch self {
    case .plain: ""
    case .input(_, let text): text
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.input(Self.input) else { return nil }
    self = event
  }
}

extension Event {
  package static func planForm(_ event: PlanFormEvent) -> Self { Self(event) }
  package static func planForm(_ name: PlanFormEvent.Plain) -> Self { .planForm(.plain(name)) }
  package static func planForm(_ field: PlanField, _ text: String = "") -> Self {
    .planForm(.input(field, text))
  }
}
