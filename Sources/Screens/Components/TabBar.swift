import Markup
import Presentation

extension Page {
  func tabBar(_ tabs: [AppShell.Tab], label: String) {
    nav(key: "tabs", .class("tabs"), .aria("label", label)) {
      each(tabs) { tab in
        link(to: tab.destination, "tab", isCurrent: tab.isOpen) {
          icon(tab.destination == .players ? .players : .scoreboard)
          span { tab.label }
        }
      }
    }
  }
}
