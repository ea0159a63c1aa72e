import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The screen while the device's storage is being read.
  func openingScreen(_ texts: Strings) {
    main(key: "page-opening", .class("page opening")) {
      brandMark()
      h1(.class("opening-name"), .tabIndex(-1)) { texts.appName }
    }
  }
}
