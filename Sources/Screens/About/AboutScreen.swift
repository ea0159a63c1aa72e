import Markup
import Presentation

/// What the app is for; the way back is part of the layout.
func aboutScreen(_ model: AboutViewModel, _ place: Place) -> Element {
  layout(place, "about") {
    p(.class("note")) { place.texts.aboutText }
  }
}
