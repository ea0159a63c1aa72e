import Texts

// The language of the app, whose texts are fetched one language at a time.
extension App {
  /// Shows the app in a language, at once or as soon as its texts are here.
  mutating func speak(_ language: Language) {
    guard language != texts.language else {
      awaitedLanguage = nil
      return prefer(language)
    }
    awaitedLanguage = language
    send(.loadTexts(language))
  }

  /// Fetches the texts of the language that was chosen before, when the page began with others.
  mutating func speakPreferredLanguage() {
    guard awaitedLanguage == nil, let language = preferences.language, language != texts.language
    else { return }
    send(.loadTexts(language))
  }

  /// Takes over the texts, unless the user has chosen others meanwhile.
  mutating func textsWereLoaded(_ texts: Strings) {
    guard texts.language == awaitedLanguage ?? preferences.language else { return }
    let wasChosen = awaitedLanguage == texts.language
    awaitedLanguage = nil
    self.texts = texts
    prefer(texts.language)
    if wasChosen { notify(texts.languageIsOn) }
  }

  /// Tells the user who chose a language why it is not here.
  mutating func textsFailed(isOutdated: Bool) {
    guard let language = awaitedLanguage else { return }
    awaitedLanguage = nil
    if isOutdated { show(.updateReady) } else { notify(texts.languageNotHere(language.ownName)) }
  }

  private mutating func prefer(_ language: Language) {
    var preferences = preferences
    preferences.language = language
    prefer(preferences)
  }
}
