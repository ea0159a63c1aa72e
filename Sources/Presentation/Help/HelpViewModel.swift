import Domain
import Texts

/// The screen that says what the app is, how a match day goes, and what happens to the user's data.
package struct HelpViewModel: ScreenModel {
  typealias Events = NoEvent

  var context: ScreenContext

  package var title: String { context.texts.help }
  /// How a match day goes, step by step.
  package var steps: [String] { context.texts.matchDaySteps }
  /// The version, the licence, and where the source is.
  package var about: String { context.texts.about(AppVersion.text) }
}
