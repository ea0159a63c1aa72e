package import Texts

extension Language {
  /// Chooses a text of a sample, which speaks two languages: written as a pair, so that neither can
  /// lack one, and people of any other language read English.
  package func say(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String
  ) -> String {
    self == .korean ? korean() : english()
  }
}
