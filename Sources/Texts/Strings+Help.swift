// Help, and the app on the home screen.
extension Strings {
  package var matchDaySteps: [String] {
    [
      matchDayAdd,
      matchDayTeams,
      matchDayClock,
      matchDayEnd,
    ]
  }

  /// The keys of a keyboard, each with what it does.
  package var shortcuts: [(key: String, use: String)] {
    [
      ("←", shortcutLeft), ("→", shortcutRight), (keySpace, shortcutClock),
      (keyBackspace, shortcutUndo), ("Esc", shortcutLeave),
    ]
  }

  package func installAdvice(_ way: InstallWay) -> String? {
    switch way {
    case .none: nil
    case .prompt: installAdvicePrompt
    case .shareMenu: installAdviceShareMenu
    }
  }
}
