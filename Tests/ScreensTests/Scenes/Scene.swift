import Domain
import Markup
import Presentation
import Screens
import Testing
import Texts

/// A named state of a screen, in one language.
struct Scene: Sendable {
  let name: String
  let language: Language
  private let makeDevice: @Sendable (Language) -> TestDevice

  init(
    _ name: String, _ language: Language, _ makeDevice: @escaping @Sendable (Language) -> TestDevice
  ) {
    self.name = name
    self.language = language
    self.makeDevice = makeDevice
  }

  /// Each screen in each state, in each language.
  static let all = Language.allCases.flatMap { language in
    states.map { Scene($0.name, language, $0.makeDevice) }
  }

  static let korean = all.filter { $0.language == .korean }

  /// One state of each screen.
  static let screens = [
    "players-two", "add-player", "archived", "player", "player-unset", "edit-name", "edit-age",
    "teams-none",
    "gather-running", "past-gathers", "past-gather", "past-gather-draw", "settings", "login",
    "opening", "help", "account", "scorekeeping", "join",
  ]

  /// Further states whose Korean texts are long or new to the eye.
  private static let koreanToo = [
    "players-empty", "gather-gone", "players-install", "players-install-share",
    "gather-double", "share-first", "link-score", "account-unnamed", "join-own-data",
    "settings-unnamed", "account-phone", "login-own-data", "scorekeeping-unsent",
    "teams-fair-levels",
    "scorekeeping-match", "games-third", "games-next", "games-past", "teams-three",
  ]

  /// The scenes with a stored outline: every state in English, and one of each screen in Korean,
  /// whose pages differ only in their texts.
  static let stored = states.flatMap { state in
    let languages = (screens + koreanToo).contains(state.name) ? Language.allCases : [.english]
    return languages.map { Scene(state.name, $0, state.makeDevice) }
  }

  typealias State = (name: String, makeDevice: @Sendable (Language) -> TestDevice)

  private static var states: [State] {
    loginStates + playersStates + playerStates + teamsStates + gatherStates + gamesStates
      + pastGathersStates + sharingStates + settingsStates + scorekeepingStates + frameStates
  }

  var app: App { makeDevice(language).app }

  var html: String { String(decoding: Renderer.html { $0.app(app) }, as: UTF8.self) }
}

extension Scene: CustomTestStringConvertible {
  var testDescription: String { "\(name), \(language.rawValue)" }
}
