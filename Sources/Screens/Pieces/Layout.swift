import Markup
import Presentation

/// A page: what it is about, what can be done with it, and the primary action at the bottom.
func layout(
  _ place: Place, _ className: String, leading: Element? = nil, subtitle: String? = nil,
  @MarkupBuilder actions: () -> Content = { Content() },
  @MarkupBuilder content: () -> Content,
  @MarkupBuilder dock: () -> Content = { Content() }
) -> Element {
  main(key: place.key, .class("page"), .class(className)) {
    header(key: "header", .class("header")) {
      div(.class("header-row")) {
        leading
        if let back = place.frame.backLabel { backButton(back) }
        h1(key: "title", .class("title"), .tabIndex(-1), .dir("auto")) { place.title }
        div(.class("actions")) { actions() }
      }
      if let subtitle { p(.class("subtitle"), .dir("auto")) { subtitle } }
      if let status = place.frame.status { statusLine(status) }
    }
    div(key: "content", .class("content")) { content() }
    div(key: "dock", .class("dock")) { dock() }
  }
}

private func backButton(_ label: String) -> Element {
  button(
    key: "back", .type("button"), .class("icon-button"), .aria("label", label),
    .tap(.frame(.backTapped))
  ) { icon(.back) }
}

/// The primary action of a page: it looks the same and lies in the same spot on every one.
func primaryButton(_ label: String, isEnabled: Bool = true, _ event: Event) -> Element {
  button(
    key: "primary", .type("button"), .class("button primary"), .disabled(!isEnabled), .tap(event)
  ) { span { label } }
}

/// The primary action of a page with a form: it sends the form, as the Enter key does.
func primarySubmit(_ label: String, isEnabled: Bool, form: String) -> Element {
  button(
    key: "primary", .type("submit"), .class("button primary"), .disabled(!isEnabled),
    .attribute("form", form)
  ) { span { label } }
}

/// A link to another screen; it has an address, so that it can be opened in another window.
func link(
  to destination: Destination, _ className: String, label: String? = nil, isCurrent: Bool = false,
  @MarkupBuilder content: () -> Content
) -> Element {
  a(
    .class(className), .href("#\(destination.path)"), .aria("label", label),
    .aria("current", isCurrent ? "page" : nil), .tap(.frame(.linkTapped(destination)))
  ) { content() }
}

/// The two places between which tabs lead.
func tabBar(_ tabs: [Frame.Tab], label: String) -> Element {
  nav(key: "tabs", .class("tabs"), .aria("label", label)) {
    tabs.map { tab in
      link(to: tab.destination, "tab", isCurrent: tab.isOpen) {
        icon(tab.destination == .players ? .players : .scoreboard)
        span { tab.label }
      }
    }
  }
}

/// What is said to those who listen, and not shown.
func spoken(key: String, _ text: String) -> Element {
  p(key: key, .class("spoken"), .role("status")) { text }
}
