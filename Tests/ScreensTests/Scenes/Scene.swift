import Domain
import Foundation
import Markup
import Presentation
import Screens
import Testing
import Texts

/// A named state of a screen, with the texts of one language.
struct Scene: Sendable {
  let name: String
  let speech: Speech
  private let makeDevice: @Sendable (Speech) -> TestDevice

  init(
    _ name: String, _ speech: Speech, _ makeDevice: @escaping @Sendable (Speech) -> TestDevice
  ) {
    self.name = name
    self.speech = speech
    self.makeDevice = makeDevice
  }

  /// Each screen in each state, in English and Korean.
  static let all = `in`(.english) + `in`(.korean)

  /// Each screen in each state, with texts that are not English.
  static let translated = `in`(.korean) + `in`(.arabic) + `in`(.pseudo)

  private static func `in`(_ speech: Speech) -> [Scene] {
    states.map { Scene($0.name, speech, $0.makeDevice) }
  }

  /// One state of each screen.
  static let screens = [
    "players-two", "add-player", "archived", "player", "player-unset", "edit-name", "edit-age",
    "teams-none",
    "gather-running", "past-gathers", "past-gather", "past-gather-draw", "settings", "login",
    "help", "account", "scorekeeping", "join", "plan-answered", "plan-new-weekly",
    "season-table",
  ]

  /// Further states whose texts are long or new to the eye in other languages.
  private static let translatedToo = [
    "players-empty", "gather-gone", "players-install", "players-install-share",
    "gather-double", "share-first", "link-score", "account-unnamed", "join-own-data",
    "settings-unnamed", "account-phone", "login-own-data", "scorekeeping-unsent",
    "teams-fair-levels",
    "scorekeeping-match", "games-third", "games-next", "games-past", "teams-three",
    "plan-person", "plan-add", "plan-cancel-series", "plan-edit-series", "link-reply",
    "players-planned", "players-planned-own", "players-gathering", "plan-cancelled",
    "plan-person-out", "plan-own-link",
  ]

  /// The scenes with a stored outline: every state in English, and one of each screen in Korean,
  /// whose pages differ only in their texts.
  static let stored = states.flatMap { state in
    let speeches: [Speech] = isTranslated(state.name) ? [.english, .korean] : [.english]
    return speeches.map { Scene(state.name, $0, state.makeDevice) }
  }

  /// The scenes that are looked at in browsers without an outline: every state in the pseudo-language, and
  /// one of each screen in Arabic and in German, whose words are long; in the other languages when `ALL_LANGUAGES` is set.
  static var further: [Scene] {
    let others: [Speech] =
      ProcessInfo.processInfo.environment["ALL_LANGUAGES"] == nil
      ? []
      : Language.allCases.map { .language($0) }.filter {
        ![.english, .korean, .arabic, .language(.german)].contains($0)
      }
    return `in`(.pseudo)
      + ([.arabic, .language(.german)] + others).flatMap { `in`($0) }.filter {
        isTranslated($0.name)
      }
  }

  private static func isTranslated(_ name: String) -> Bool {
    (screens + translatedToo).contains(name)
  }

  typealias State = (name: String, makeDevice: @Sendable (Speech) -> TestDevice)

  private static var states: [State] {
    loginStates + playersStates + playerStates + teamsStates + gatherStates + gamesStates
      + pastGathersStates + seasonStates + planStates + sharingStates + settingsStates
      + scorekeepingStates
      + frameStates
  }

  var device: TestDevice { makeDevice(speech) }

  var app: App { device.app }

  var html: String { html(of: app) }

  func html(of app: App) -> String {
    String(decoding: Renderer.html { $0.app(app) }, as: UTF8.self)
  }

  /// The name of the screen that is open, in words with hyphens: `past-gathers`.
  var screen: String {
    let name = Mirror(reflecting: app.screen).children.first?.label ?? "\(app.screen)"
    return name.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
  }
}

extension Scene: CustomTestStringConvertible {
  var testDescription: String { "\(name), \(speech.name)" }
}
