/// What the app is for, in a sentence.
public struct AboutViewModel: ScreenModel {
  var context: ScreenContext

  /// The title.
  public var title: String { context.texts.about }
}
