import Markup

/// The icons of the app, drawn on a grid of 24.
enum Icon {
  case back, settings, players, scoreboard, podium, search, plus, minus, close, trash, options
  case pencil, forward, share
  case eye, eyeCrossed
  case notice, device, saved, saving, offline

  fileprivate var path: StaticString {
    switch self {
    case .back: "M15 4.5 7.5 12l7.5 7.5"
    case .settings:
      """
      M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0\
      M6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0
      """
    case .players: "M8.5 3.5 3 6.5l2 5 2.5-1v10h9v-10l2.5 1 2-5-5.5-3a3.6 3.6 0 0 1-7 0Z"
    case .scoreboard: "M3 5h18v14H3ZM12 5v14M7.5 9.5v5M16.5 9.5v5"
    case .podium: "M3 20v-7h6v7M9 20V8h6v12M15 20v-9h6v9M3 20h18"
    case .search: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5 20.5 20.5"
    case .plus: "M12 4v16M4 12h16"
    case .minus: "M5 12h14"
    case .options: "M4 7h16M7 12h10M10 17h4"
    case .close: "M6 6 18 18M18 6 6 18"
    case .trash: "M4 6.5h16M9 6V4h6v2M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6"
    case .pencil: "M4 20l1-4.5L16 4.5 19.5 8 8.5 19ZM13.5 7 17 10.5"
    case .forward: "M5 12h14M13 6l6 6-6 6"
    case .notice: "M12 3.5 21.5 20h-19ZM12 10v4.5M12 17.2v.01"
    case .eye:
      """
      M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Z\
      M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0
      """
    case .eyeCrossed:
      """
      M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Z\
      M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M4.5 4.5l15 15
      """
    case .device: "M7 2.5h10v19H7ZM11 18h2"
    case .saved: "M4.5 12.5 9.5 17.5 19.5 6.5"
    case .saving: "M12 19.5V5M6 11l6-6 6 6"
    case .share: "M8 9.5H5v11h14v-11h-3M12 15V3M8 6.5 12 3l4 3.5"
    case .offline:
      """
      M4 4 20 20M3 9.5a13 13 0 0 1 5-3M6.5 13.5a8 8 0 0 1 3.5-2\
      M21 9.5A13 13 0 0 0 12.5 6M12 18v.01
      """
    }
  }
}

extension Page {
  /// An icon, hidden from screen readers: a text or a label beside it says what it means.
  func icon(_ icon: Icon) {
    svg(.class("icon"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", true)) {
      path(.attribute("d", icon.path))
    }
  }
}
