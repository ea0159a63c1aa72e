import Markup

/// Two or three letters that help the eye; the name is said beside it.
func avatar(_ letters: String, _ className: String = "shirt") -> Element {
  span(.class("avatar"), .class(className), .aria("hidden", true)) { span { letters } }
}

/// What somebody is called, in whatever direction it is written.
func personName(_ name: String) -> Element {
  span(.class("name"), .dir("auto")) { name }
}
