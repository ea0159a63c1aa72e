import Domain
import Markup
import Presentation

extension Attribute {
  static func tap(_ event: Event) -> Self { .tap(event.text) }
  static func near(_ event: Event) -> Self { .near(event.text) }
  static func input(_ event: Event) -> Self { .input(event.text) }
  static func change(_ event: Event) -> Self { .change(event.text) }
  static func submit(_ event: Event) -> Self { .submit(event.text) }
  static func dismiss(_ event: Event) -> Self { .dismiss(event.text) }

  /// Makes the element a drop target that moves players to a team.
  static func drop(on team: Team) -> Self { .drop(Event.dropText(team)) }
}
