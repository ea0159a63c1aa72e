import Markup
import Presentation

/// What is seen while the phone reads what it keeps.
func openingScreen(_ texts: Strings) -> Element {
  main(key: "page-opening", .class("page opening")) {
    brandMark()
    h1(.class("opening-name"), .tabIndex(-1)) { texts.appName }
  }
}
