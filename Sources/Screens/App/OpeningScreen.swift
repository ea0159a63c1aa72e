import Markup
import Presentation

/// The screen while the device's storage is being read.
func openingScreen(_ texts: Strings) -> Element {
  main(key: "page-opening", .class("page opening")) {
    brandMark()
    h1(.class("opening-name"), .tabIndex(-1)) { texts.appName }
  }
}
