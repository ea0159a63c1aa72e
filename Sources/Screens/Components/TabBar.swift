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
          icon(tab.destination.icon)
          span { tab.label }
        }
      }
    }
  }
}

extension Destination {
  /// The icon of its tab.
  fileprivate var icon: Icon {
    switch self {
    case .pastGathers: .scoreboard
    case .season: .podium
    default: .players
    }
  }
}
