import Texts

// Levels are shown by one tap and hidden by another, on all screens of a device, because people look
// over the user's shoulder.
extension ScreenContext {
  /// "Show levels" or "Hide levels".
  var levelsLabel: String { preferences.showsLevels ? texts.hideLevels : texts.showLevels }

  var togglingLevels: [ScreenRequest] {
    var preferences = preferences
    preferences.showsLevels.toggle()
    return [.prefer(preferences)]
  }
}
