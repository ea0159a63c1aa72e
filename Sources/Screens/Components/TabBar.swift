import Markup
import Presentation

extension Page {
  /// The tabs, of which a wide window keeps a rail where a small one has no bar.
  func tabBar(_ tabs: [AppShell.Tab], label: String, isInBar: Bool) {
    nav(
      key: "tabs", .class("tabs"), .class("rail-only", when: !isInBar), .aria("label", label)
    ) {
      each(tabs) { tab in
        link(to: tab.destination, "tab", isCurrent: tab.isOpen) {
          icon(tab.destination == .players ? .players : .scoreboard)
          span { tab.label }
        }
      }
    }
  }
}
