import Components
import Markup
import Presentation
import Texts

extension Page {
  /// A link to another screen, with an address, so that it can be opened in another window.
  func link(
    to destination: Destination, _ className: StaticString, label: String? = nil,
    isCurrent: Bool = false,
    @MarkupBuilder content: () -> Elements
  ) {
    a(
      .class(className), .href("#\(destination.path)"), .aria("label", label),
      .aria("current", isCurrent ? "page" : nil), .tap(.shell(.linkTapped(destination)))
    ) { content() }
  }

  func settingsLink(_ context: PageContext) {
    link(to: .settings, "icon-button", label: context.texts.settings) { icon(.settings) }
  }
}
