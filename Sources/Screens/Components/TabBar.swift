import Markup
import Presentation

func tabBar(_ tabs: [AppShell.Tab], label: String) -> Element {
  nav(key: "tabs", .class("tabs"), .aria("label", label)) {
    tabs.map { tab in
      link(to: tab.destination, "tab", isCurrent: tab.isOpen) {
        icon(tab.destination == .players ? .players : .scoreboard)
        span { tab.label }
      }
    }
  }
}
