import Domain
import Markup
import Presentation
import Screens
import Testing

/// A screen in a certain state, in one language, by a name.
struct Scene: Sendable {
  let name: String
  let language: Language
  private let makePhone: @Sendable (Language) -> Phone

  init(_ name: String, _ language: Language, _ makePhone: @escaping @Sendable (Language) -> Phone) {
    self.name = name
    self.language = language
    self.makePhone = makePhone
  }

  /// Each screen in each state, in each language.
  static let all = Language.allCases.flatMap { language in
    states.map { Scene($0.name, language, $0.makePhone) }
  }

  static let korean = all.filter { $0.language == .korean }

  typealias State = (name: String, makePhone: @Sendable (Language) -> Phone)

  private static var states: [State] {
    loginStates + playersStates + playerStates + teamsStates + gatherStates + pastGathersStates
      + settingsStates + frameStates
  }

  var app: App { makePhone(language).app }

  var html: String { String(decoding: Renderer.html(page(app)), as: UTF8.self) }
}

extension Scene: CustomTestStringConvertible {
  var testDescription: String { "\(name), \(language.rawValue)" }
}
