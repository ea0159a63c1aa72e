import Markup

extension Page {
  /// A player's position.
  package func chip(_ position: String) {
    span(.class("chip")) { position }
  }

  /// The initials in place of a picture, beside the player's name.
  package func avatar(_ letters: String, _ className: StaticString = "shirt") {
    span(.class("avatar"), .class(className), .aria("hidden", true)) { span { letters } }
  }

  /// A player's name, which may be written in either direction.
  package func personName(_ name: String) {
    span(.class("name"), .dir("auto")) { name }
  }
}
